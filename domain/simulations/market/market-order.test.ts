import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkParameters } from '../check-parameters.ts';
import { marketOrder } from './market-order.ts';

type Values = Parameters<typeof marketOrder.run>[0];

function set(given: Partial<Values>): Values {
  const checked = checkParameters(marketOrder, given);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.values;
}

test('asks of 1 coin at 100, 2 at 101 and 3 at 103: a market buy of 4 pays 405, on average 101.25', () => {
  const { numbers, series } = marketOrder.run(set({ order: 4 }), 1);
  expect(numbers).toMatchObject({
    filled: 4,
    unfilled: 0,
    paid: 405,
    average: 101.25,
    last: 103,
    levels_used: 3,
    next_best: 103,
  });
  expect(numbers.slippage).toBeCloseTo(1.25, 10);
  expect(series).toMatchObject({ level_filled: [1, 2, 1], depth_before: [1, 3, 6], depth_after: [0, 0, 2] });
});

test('a seller walks down the bids, and what finds nobody stays unfilled', () => {
  const { numbers } = marketOrder.run(set({ side: 'sell', prices: [99, 98], sizes: [1, 2], order: 4 }), 1);
  expect(numbers).toMatchObject({ filled: 3, unfilled: 1, paid: 295, last: 98, next_best: 98 });
  expect(numbers.slippage_cost).toBeCloseTo(2, 10);
});

test('in an even book the average is that of the formula', () => {
  for (const order of [1, 2, 2.5, 7, 40]) {
    const values = set({ book: 'drawn', unevenness: 0, order });
    expect(marketOrder.run(values, 1).numbers.average).toBeCloseTo(
      marketOrder.formulas.average_in_an_even_book?.of(values) ?? 0,
      10,
    );
  }
});

test('a larger order is never filled at a better average, and nothing is filled twice', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom('buy', 'sell'),
      (seed, order, side) => {
        const smaller = marketOrder.run(set({ book: 'drawn', side, order }), seed).numbers;
        const larger = marketOrder.run(set({ book: 'drawn', side, order: order + 1 }), seed).numbers;
        const worse = side === 'buy' ? larger.average - smaller.average : smaller.average - larger.average;
        expect(worse).toBeGreaterThanOrEqual(-1e-9);
        expect(smaller.filled + smaller.unfilled).toBeCloseTo(order, 9);
      },
    ),
    { seed: 1 },
  );
});

test.each([
  [{ sizes: [1] }, 'needs as many sizes as prices.'],
  [{ prices: [100, 103, 101] }, 'needs its prices best first: rising.'],
  [{ side: 'sell' }, 'needs its prices best first: falling.'],
  [{ book: 'drawn', side: 'sell', best: 10 }, 'has prices of 0 or less: fewer levels, or a smaller tick.'],
])('%o is refused', (given, reason) => {
  expect(checkParameters(marketOrder, given)).toEqual({ ok: false, faults: [{ reason }] });
});
