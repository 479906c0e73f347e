import { expect, test } from 'vitest';
import { curveOfTrades, randomSessions } from './random-sessions.ts';

const trades = Array.from({ length: 12 }, () => ({ minutes: 10, quantity: 3, cost: 7 }));

test('where nothing moves, every session at random loses its costs', () => {
  const still = randomSessions([200, 200, 200, 200], trades, 1, -84, { seed: 1 });
  expect(still.results).toHaveLength(1000);
  expect(new Set(still.results)).toEqual(new Set([-84]));
  // Nothing tells a session that lost its costs from those at random.
  expect(still.below).toBe(0.5);
});

test('on a straight rise half of the sides are right: the mean is the costs, within three standard errors', () => {
  const rise = Array.from({ length: 400 }, (_, minute) => 1000 + minute);
  const { results, below } = randomSessions(rise, trades, 2, 12 * (10 * 3 * 2 - 7), { seed: 5, count: 4000 });
  const mean = results.reduce((sum, one) => sum + one, 0) / results.length;
  // Twelve trades of plus or minus 60: a deviation of 60 sqrt(12).
  expect(Math.abs(mean + 84)).toBeLessThan((3 * 60 * Math.sqrt(12)) / Math.sqrt(4000));
  // Whoever had every side right is above all but one in 4,096.
  expect(below).toBeGreaterThan(0.999);
});

test('bands lie one above the other, and the same seed gives them again', () => {
  const walk = Array.from({ length: 300 }, (_, minute) => 5000 + ((minute * 7919) % 101));
  const one = randomSessions(walk, trades, 1, 0, { seed: 9, count: 300 });
  expect(randomSessions(walk, trades, 1, 0, { seed: 9, count: 300 })).toEqual(one);
  const [low = [], , middle = [], , high = []] = one.bands;
  expect(
    low.every((value, point) => value <= (middle[point] ?? 0) && (middle[point] ?? 0) <= (high[point] ?? 0)),
  ).toBe(true);
  expect(() => randomSessions([1], trades, 1, 0, { seed: 1 })).toThrow(RangeError);
});

test('the curve of trades steps where they closed, and ends on their sum', () => {
  const curve = curveOfTrades(
    [
      { result: -3, closedAfter: 100 },
      { result: 10, closedAfter: 40 },
      { result: 1, closedAfter: 0 },
    ],
    100,
  );
  expect([curve[0], curve[19], curve[20], curve[48], curve[49]]).toEqual([1, 1, 11, 11, 8]);
});
