import { formatAmount } from './format-money.ts';

/** The currencies that lessons write as a unit of their numbers. */
const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};

/** A number with its unit as a language writes it: "$18", "18 $", "50 units", "3%". */
export function formatQuantity(
  value: number,
  unit: string | undefined,
  locale: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  if (unit === '%') {
    const style = { maximumFractionDigits: 3, ...digits, style: 'percent' } as const;
    return formatNumber(value / 100, locale, style);
  }
  const currency = unit && CURRENCIES[unit];
  if (currency) {
    const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 3, ...digits };
    return formatAmount(value, currency, locale, decimals);
  }
  const number = formatNumber(value, locale, digits);
  return unit === undefined ? number : `${number} ${unit}`;
}

/** A number in the digits and separators of a language. */
function formatNumber(value: number, locale: string, digits: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, digits).format(value);
}
