import { numberFormat } from '../../../kernel/money/number-format.ts';
import { withTrueMinus } from '../../../kernel/money/true-minus.ts';

/** A number along a horizontal axis in the digits of a language, as exactly as it was written: "1,000", "−0.5". */
export function formatPlace(value: number, locale: string): string {
  return withTrueMinus(numberFormat(locale, { maximumFractionDigits: 6 }).format(value));
}
