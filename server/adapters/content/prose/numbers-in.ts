import type { StatedNumber } from './stated-number.ts';

/** A number of a text with the sign behind it, as it is printed. */
export type PrintedNumber = StatedNumber & { readonly printed: string; readonly isPercent: boolean };

/** A number; not the digits of a word (`B2B`), of a day (`2026-11-20`) or of a rank (`3rd`). */
const NUMBER =
  /(?<![\p{L}\d.,/-])([-−+]?)\s?([$€£¥₹]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d]|[.,]\d|-\d|\/\d|st\b|nd\b|rd\b|th\b)\s?(%)?/gu;

/** All numbers that a text prints in digits. */
export function numbersIn(text: string): PrintedNumber[] {
  return Array.from(text.matchAll(NUMBER), ([printed, sign, , digits = '', percent]) => ({
    printed: printed.trim(),
    value: (sign === '-' || sign === '−' ? -1 : 1) * Number(digits.replaceAll(',', '')),
    decimals: digits.split('.')[1]?.length ?? 0,
    isPercent: percent !== undefined,
  }));
}
