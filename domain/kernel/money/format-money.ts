import type { Cents } from './cents.ts';
import { fromLeftToRight } from '../text/from-left-to-right.ts';
import { numberFormat } from './number-format.ts';
import { withTrueMinus } from './true-minus.ts';

/**
 * A price in the words of a language: "$49", "49,50 €". Whole amounts are shown without decimals.
 * @param minorUnits the amount in the currency's smallest unit, such as cents
 * @param currency its ISO 4217 code
 */
export function formatMoney(minorUnits: Cents, currency: string, locale: string): string {
  const { maximumFractionDigits: digits = 2 } = numberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return formatAmount(minorUnits / 10 ** digits, currency, locale, {
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/**
 * An amount in whole units of its currency, with the short sign that lessons use ("60 $" and not "60 US$" in Spanish), so
 * that prices, quizzes and figures write money alike. In Arabic the amount is isolated from left to right, or from right
 * to left where it holds a word ("2 مليون"): in running text "US$" would otherwise be torn into "$US".
 * @param currency its ISO 4217 code
 * @param digits how many decimals, and whether it is shortened ("$2M")
 */
export function formatAmount(
  amount: number,
  currency: string,
  locale: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  const options = { ...digits, style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const words = withTrueMinus(numberFormat(locale, options).format(amount));
  const alone = fromLeftToRight(words, locale);
  if (alone === words || !/\p{Script=Arabic}/u.test(alone)) return alone;
  return `\u2067${alone.slice(1, -1)}\u200e\u2069`;
}
