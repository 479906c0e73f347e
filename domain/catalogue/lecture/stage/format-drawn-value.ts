import type { ValueStyle } from '../../drawing/drawing-data.ts';
import { formatQuantity } from '../../../kernel/money/format-quantity.ts';

/** Writes a value of a lecture's chart: `$42.50`, `12%`, `3 trades`. In English digits, as its captions are. */
export function formatDrawnValue(value: number, { unit, decimals }: ValueStyle): string {
  return formatQuantity(value, unit, 'en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}
