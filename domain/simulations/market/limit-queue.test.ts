import { expect, test } from 'vitest';
import { limitQueue } from './limit-queue.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = { order: 5, ahead: 8, trade_chance: 30, trade_size: 4, leave_chance: 4, minutes: 60 };

test.each([{}, { ahead: 0 }, { order: 20, leave_chance: 1 }, { trade_chance: 100, trade_size: 10 }])(
  'an order is filled as often as the formulas say: %o',
  (given) => {
    const set = { ...values, ...given };
    const { numbers } = spread(limitQueue, set, 1, 3000);
    expect(
      errorsBetween(meanEstimate(numbers.filled_whole), limitQueue.formulas.chance_of_whole?.of(set) ?? 0),
    ).toBeLessThan(3);
    expect(
      errorsBetween(meanEstimate(numbers.filled_in_part), limitQueue.formulas.chance_of_part?.of(set) ?? 0),
    ).toBeLessThan(3);
  },
);

test('those ahead are served first: of 10 traded behind 8, an order for 5 gets 2', () => {
  for (const { numbers, series } of spread(limitQueue, values, 2, 300).runs) {
    expect(numbers.filled).toBeCloseTo(Math.min(5, Math.max(0, numbers.traded - 8)), 9);
    expect(series.ahead_left).toHaveLength(61);
    for (const [minute, left] of series.order_left.entries()) {
      if (left < 5) expect(series.ahead_left[minute]).toBe(0);
    }
  }
});

test('how many minutes are drawn changes no outcome', () => {
  const { numbers } = limitQueue.run(values, 3);
  expect(limitQueue.run({ ...values, minutes: 5 }, 3).numbers).toEqual(numbers);
});
