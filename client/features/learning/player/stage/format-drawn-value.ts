import type { ValueStyle } from '#domain/catalogue/drawing/drawing-data.ts';
import { formatQuantity } from '../../../../lib/i18n/format-number.ts';

/** Writes a value of a lecture's chart: `$42.50`, `12%`, `3 trades`. In English digits, as its captions are. */
export function formatDrawnValue(value: number, { unit, decimals }: ValueStyle): string {
  return formatQuantity(value, unit, 'en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}
