import { formatAmount } from '../../kernel/money/format-money.ts';

const WHOLE = 100_000_000;

/** Money of the books in cents: "$1,250.40". @param amount in 10^-8 of the currency, as text or bigint */
export function formatBooked(
  amount: string | bigint,
  currency: string,
  locale: string,
  signed = false,
): string {
  const value = Number(amount) / WHOLE;
  // What rounds to nothing has no sign.
  const cents = Math.round(value * 100) / 100;
  const words = formatAmount(Math.abs(cents), currency, locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return withSign(cents < 0 ? '−' : signed && cents > 0 ? '+' : '', words);
}

/** A sign before an amount; where the amount is isolated from text that runs the other way, within the isolation. */
function withSign(sign: string, words: string): string {
  const [first = ''] = words;
  return first === '\u2066' || first === '\u2067' ? `${first}${sign}${words.slice(1)}` : `${sign}${words}`;
}
