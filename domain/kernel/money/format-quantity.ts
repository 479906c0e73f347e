import { fromLeftToRight } from '../text/from-left-to-right.ts';
import { roundTo } from '../round-to.ts';
import { countedUnit } from './counted-unit.ts';
import { formatAmount } from './format-money.ts';
import { numberFormat } from './number-format.ts';
import { withTrueMinus } from './true-minus.ts';

/** The currencies that lessons write as a unit of their numbers. */
const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};

/** Whether numbers of a unit are amounts of money. */
export function isCurrencyUnit(unit: string | undefined): boolean {
  return unit !== undefined && Object.hasOwn(CURRENCIES, unit);
}

/**
 * A number with its unit as a language writes it, with a true minus sign: "$18", "18 $", "50 units", "−3%". In Arabic all of
 * it runs from left to right by itself: in running text "0.1 R" would otherwise be torn into "R 0.1".
 */
export function formatQuantity(
  value: number,
  unit: string | undefined,
  locale: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  if (unit === '%') {
    const style = { maximumFractionDigits: 3, ...digits, style: 'percent' } as const;
    return fromLeftToRight(withTrueMinus(numberFormat(locale, style).format(value / 100)), locale);
  }
  const currency = unit && CURRENCIES[unit];
  if (currency) {
    const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 3, ...digits };
    return formatAmount(value, currency, locale, decimals);
  }
  const format = numberFormat(locale, digits);
  const number = withTrueMinus(format.format(value));
  if (unit === undefined) return number;
  // What is written as 1 is one, and 1.0 is a measure.
  const parts = format.formatToParts(value).map(({ type }) => type);
  const { maximumFractionDigits: most } = format.resolvedOptions();
  const named = parts.includes('fraction') ? unit : countedUnit(roundTo(value, most ?? 0), unit);
  return fromLeftToRight(`${number} ${named}`, locale);
}
