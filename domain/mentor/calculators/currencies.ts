/** What people call a currency, by its three letters; the longer names come before those that they begin with. */
const NAMES: Readonly<Record<string, string>> = {
  AUD: String.raw`(?<![a-z])au?\$|aud\b|澳元`,
  CAD: String.raw`(?<![a-z])ca?\$|cad\b|加元`,
  NZD: String.raw`nz\$|nzd\b|纽元`,
  CHF: String.raw`chf\b|swiss francs?|francos suizos|francs suisses|瑞郎`,
  USD: String.raw`us\$|\$|usd\b|dollars?|bucks|d[oó]lar(?:es)?|美元|美金|دولار(?:ات|ًا|ا)?|डॉलर`,
  EUR: String.raw`€|eur\b|euros?|欧元|يورو|यूरो`,
  GBP: String.raw`£|gbp\b|pounds?|libras?|livres?|英镑|جنيه|पाउंड`,
  INR: String.raw`₹|inr\b|rupees?|rupias?|roupies?|روبية|रुपये|रुपए|卢比`,
  JPY: String.raw`jpy\b|yen(?:es)?\b|日元|日圆|ين(?![\u0600-\u06ff])|येन`,
  CNY: String.raw`cny\b|rmb\b|yuan(?:es)?|元|人民币`,
};

/** The sign that China and Japan share. */
const YEN_OR_YUAN = '¥';

/** Finds the name or sign of any currency, as the source of a pattern; no name is the end of a word ("moyen" is no yen). */
export const ANY_CURRENCY = String.raw`(?<![a-zà-ÿ](?!\$))(?:${[...Object.values(NAMES), YEN_OR_YUAN].join('|')})`;

const PATTERNS = Object.entries(NAMES).map(([code, names]) => [code, new RegExp(names)] as const);

/**
 * The currency of a name or a sign.
 *
 * @param written such as `$` or `euros`, in lower case
 * @param question in whose script ¥ is read: as yuan in Chinese, else as yen
 */
export function currencyOf(written: string, question: string): string | undefined {
  if (written.includes(YEN_OR_YUAN)) return /\p{Script=Han}/u.test(question) ? 'CNY' : 'JPY';
  return PATTERNS.find(([, names]) => names.test(written))?.[0];
}
