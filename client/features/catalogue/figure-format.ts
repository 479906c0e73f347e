import type { ValueStyle } from '#domain/catalogue/drawing/drawing-data.ts';
import { valueDigits } from '#domain/catalogue/drawing/format/value-digits.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';

/** How the values of a figure are worded in a language, with a true minus sign: "$42.50", "−$360", "3%", "1.5 R". */
export function figureFormat(style: ValueStyle, locale: string): (value: number) => string {
  const digits = valueDigits(style);
  return (value) => formatQuantity(value, style.unit, locale, digits);
}
