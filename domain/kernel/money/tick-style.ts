import { tickUnit } from './tick-unit.ts';

type NumberStyle = { readonly unit?: string; readonly decimals: number };

/** How the numbers along an axis are written: without a unit of words, which stands once, with the axis's name. */
export function tickStyle({
  unit,
  decimals,
}: { readonly unit?: string | undefined } & Pick<NumberStyle, 'decimals'>): NumberStyle {
  const shown = tickUnit(unit);
  return { ...(shown !== undefined && { unit: shown }), decimals };
}
