import type { Show } from '#domain/activities/simulated/view-contract.ts';
import { roundMultiples, roundStep } from '#domain/kernel/axis/round-steps.ts';

/** The scale that paths and their ends share: how far down a value lies, in percent, and the values written beside it. */
export interface RunScale {
  topOf: (value: number) => number;
  ticks: readonly number[];
}

/** Equal steps, or equal ratios: each tick ten times the one below. What lies beyond an end is drawn at it. */
export function runScale({ from, to, scale }: Pick<Show, 'from' | 'to' | 'scale'>): RunScale {
  const height = scale === 'ratio' ? Math.log10 : (value: number) => value;
  const [low, high] = [height(from), height(to)];
  const topOf = (value: number) =>
    100 - ((height(Math.min(to, Math.max(from, value))) - low) / (high - low)) * 100;
  if (scale === 'even') return { topOf, ticks: roundMultiples(from, to, roundStep(from, to, 5)) };
  const powers = roundMultiples(low, high, Math.max(1, Math.ceil((high - low) / 7)));
  return { topOf, ticks: powers.map((power) => Number((10 ** power).toPrecision(12))) };
}
