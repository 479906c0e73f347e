import { type Cents, cents } from './cents.ts';
import { splitNumber } from '../parse-number.ts';

/**
 * Reads an amount as people type it in their language, "1,250.50" or "1.250,50", with or without the currency's code or
 * sign. What could mean two amounts is not guessed: "1.250" is 1250 euros in Spanish and refused in English, where the
 * point stands before cents and there are never three of them.
 *
 * @param currency ISO 4217 code; says how many decimals there are
 * @returns minor units of the currency, such as cents; null when it is no amount, is negative or too large to be exact
 */
export function parseMoney(typed: string, currency: string, locale: string): Cents | null {
  const parts = splitNumber(typed, locale, currency);
  const digits = decimalsOf(currency);
  if (parts === null || parts.isNegative || parts.fraction.length > digits) return null;
  const minorUnits = Number(`${parts.whole}${parts.fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minorUnits) ? cents(minorUnits) : null;
}

/** An amount for a text field, as {@link parseMoney} reads it: "1250.50", "1250,50". */
export function moneyToType(minorUnits: Cents, currency: string, locale: string): string {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: minorUnits % 10 ** digits === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / 10 ** digits);
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
