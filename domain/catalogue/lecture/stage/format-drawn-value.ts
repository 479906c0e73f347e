import type { ValueStyle } from '../../drawing/drawing-data.ts';
import { valueDigits } from '../../drawing/format/value-digits.ts';
import { formatQuantity } from '../../../kernel/money/format-quantity.ts';

/** Writes a value of a lecture's chart as figures do: `$42.50`, `12%`, `3 trades`. In English digits, as its captions are. */
export function formatDrawnValue(value: number, style: ValueStyle): string {
  return formatQuantity(value, style.unit, 'en', valueDigits(style));
}
