import type { Bar } from '../bar.ts';
import type { Indicator } from './indicator.ts';
import { lastValues } from './last-values.ts';

/**
 * The volume of a bar by the mean volume of the `period` bars before it; first at bar `period + 1`, undefined where those
 * traded nothing.
 */
export function relativeVolume(period: number): Indicator<Bar, readonly number[], number> {
  return {
    start: [],
    next: (before, { volume }) => {
      const sum = before.reduce((total, each) => total + each, 0);
      const isEnough = before.length === period && sum > 0;
      return {
        state: lastValues(before, volume, period),
        value: isEnough ? (volume * period) / sum : undefined,
      };
    },
  };
}
