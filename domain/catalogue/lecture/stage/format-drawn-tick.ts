import { tickStyle } from '../../../kernel/money/tick-style.ts';
import type { ValueStyle } from '../../drawing/drawing-data.ts';
import { formatDrawnValue } from './format-drawn-value.ts';

/** Writes a number beside an axis: without a unit of words, which is said once. */
export function formatDrawnTick(value: number, style: ValueStyle): string {
  return formatDrawnValue(value, tickStyle(style));
}
