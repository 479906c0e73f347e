import type { ValueStyle } from '#domain/catalogue/drawing/drawing-data.ts';
import { formatQuantity, isCurrencyUnit } from '#domain/kernel/money/format-quantity.ts';

/** How the values of a figure are worded in a language, with a true minus sign: "$42.50", "−$360", "3%", "1.5 R". */
export function figureFormat({ unit, decimals }: ValueStyle, locale: string): (value: number) => string {
  const digits: Intl.NumberFormatOptions = {
    minimumFractionDigits: isCurrencyUnit(unit) ? decimals : 0,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  };
  return (value) => formatQuantity(value, unit, locale, digits);
}
