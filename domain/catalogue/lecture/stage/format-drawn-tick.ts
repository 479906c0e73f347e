import { tickUnit } from '../../../kernel/money/tick-unit.ts';
import type { ValueStyle } from '../../drawing/drawing-data.ts';
import { formatDrawnValue } from './format-drawn-value.ts';

/** Writes a number beside an axis: without a unit of words, which is said once. */
export function formatDrawnTick(value: number, { unit, decimals }: ValueStyle): string {
  const shown = tickUnit(unit);
  return formatDrawnValue(value, { ...(shown !== undefined && { unit: shown }), decimals });
}
