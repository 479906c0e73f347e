import { tickUnit } from './tick-unit.ts';

/** What an axis measures, with a unit of words, which stands with none of its numbers. */
export function axisName(label: string, unit: string | undefined): string {
  return unit === tickUnit(unit) ? label : `${label} (${unit})`;
}
