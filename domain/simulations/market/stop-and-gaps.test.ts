import { expect, test } from 'vitest';
import { normalCdf } from '../../kernel/normal-distribution.ts';
import { errorsBetween, meanEstimate, spread, spreadOf } from '../spread.ts';
import { stopAndGaps } from './stop-and-gaps.ts';

const values = {
  entry: 100,
  stop_distance: 5,
  days: 10,
  volatility: 2,
  gap_chance: 0,
  gap_size: 4,
  slippage: 0,
};

test.each([
  { stop_distance: 5, days: 10 },
  { stop_distance: 2, days: 1 },
  { stop_distance: 8, days: 20 },
])('without gaps the stop of %o is hit as often as the reflection principle says', (given) => {
  const { stopped } = spread(stopAndGaps, { ...values, ...given }, 1, 4000).numbers;
  const expected = stopAndGaps.formulas.chance_of_stop?.of({ ...values, ...given }) ?? 0;
  expect(errorsBetween(meanEstimate(stopped), expected)).toBeLessThan(3);
});

test('within one session, too, as many touch the stop as must', () => {
  // One day has no other chance to be right by: the lowest point alone decides, and 40,000 runs see it 2% off.
  const { stopped } = spread(stopAndGaps, { ...values, stop_distance: 2, days: 1 }, 6, 40_000).numbers;
  expect(errorsBetween(meanEstimate(stopped), 2 * normalCdf(-1))).toBeLessThan(3);
});

test('without gaps a stop costs what was planned, and what slips', () => {
  for (const { numbers } of spread(stopAndGaps, { ...values, slippage: 0.5 }, 2, 200).runs) {
    if (numbers.stopped === 0) continue;
    expect(numbers.result).toBeCloseTo(-1.1, 10);
    expect(numbers.exit).toBeCloseTo(94.5, 10);
  }
});

test('a gap leaps the stop as often, and overshoots it by as much, as exponential sizes do', () => {
  // Nothing but the gap moves the price.
  const still = { ...values, volatility: 0, gap_chance: 100, days: 1 };
  const { runs, numbers } = spread(stopAndGaps, still, 3, 4000);
  const chance = stopAndGaps.formulas.chance_that_a_gap_leaps?.of(still) ?? 0;
  expect(chance).toBeCloseTo(Math.exp(-1.25), 12);
  expect(errorsBetween(meanEstimate(numbers.leapt), chance)).toBeLessThan(3);
  const leaps = spreadOf(runs.filter((run) => run.numbers.leapt === 1).map((run) => run.numbers.overshoot));
  expect(errorsBetween(meanEstimate(leaps), 4)).toBeLessThan(3);
});

test('the result is the move to the exit in planned losses: 9.20 below with 5.00 planned is -1.84 R', () => {
  for (const { numbers } of spread(stopAndGaps, { ...values, gap_chance: 50 }, 4, 100).runs) {
    expect(numbers.result).toBeCloseTo((numbers.exit - 100) / 5, 10);
    if (numbers.stopped === 1) expect(numbers.result).toBeCloseTo(-1 - numbers.overshoot / 5, 10);
  }
});

test('a session is never lower than its low', () => {
  const { open, low, close } = stopAndGaps.run({ ...values, gap_chance: 20, days: 20 }, 5).series;
  for (const [day, lowest] of low.entries()) {
    expect(lowest).toBeLessThanOrEqual(Math.min(open[day] ?? 0, close[day] ?? 0) + 1e-9);
  }
});

test('what is held follows the price to the exit and stays there', () => {
  for (const { numbers, series } of spread(stopAndGaps, { ...values, gap_chance: 20 }, 6, 100).runs) {
    const { held, close } = series;
    const before = numbers.stopped === 1 ? (numbers.exit_day ?? 0) : held.length;
    expect(held.slice(0, before)).toEqual(close.slice(0, before));
    expect(held.slice(before)).toEqual(Array(held.length - before).fill(numbers.exit));
    expect(held.at(-1)).toBeCloseTo(numbers.exit ?? 0, 10);
  }
});
