import { findPlainClaim } from '#domain/marketing/plain-claims.ts';

/** Things that can really be bought; a lesson may explain them, and advises none of them. */
const ASSET =
  '(?:bitcoin|btc|ethereum|ether|eth|solana|dogecoin|xrp|cardano|litecoin|gold|silver|crude oil|oil|the dollar|the euro|the yen|eur/?usd|gbp/?usd|usd/?jpy|apple|tesla|nvidia|amazon|microsoft|(?:the )?s&p 500|(?:the )?nasdaq|(?:the )?dow)';
const TRADE = '(?:buy|sell|short|hold|own|invest in|put (?:your )?money in(?:to)?)';

const ADVICE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:you should|you ought to|we (?:recommend|suggest|advise)(?: that you| you)?(?: to)?|it is time to|now is the time to) ${TRADE}(?:ing)? (?:some |more |your )?${ASSET}\\b`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:buy|sell|short|invest in) (?:some |more |your )?${ASSET}(?: now| today| before| while)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${ASSET} (?:is|looks|remains|will be) (?:still )?(?:a |an )?(?:good|great|safe|solid|strong|better|best|cheap|must)[- ](?:buy|investment|bet|choice|have)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${ASSET} (?:will|is going to|is bound to|is about to) (?:rise|fall|go (?:up|down)|double|crash|recover|reach|explode)\\b`,
    'i',
  ),
];

/** The first words of `text` that advise a trade in a particular asset or foretell its price, neither quoted nor denied. */
export function findAssetAdvice(text: string): string | undefined {
  return findPlainClaim(text, ADVICE);
}
