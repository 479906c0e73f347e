import { expect, test } from 'vitest';
import { exposureOf } from './exposure.ts';
import type { Trade } from './trades-of.ts';

const trade = (openedAt: number, closedAt: number, frictionless = 0n, result = 0n): Trade => ({
  opening: 0,
  closing: 1,
  orderId: 1,
  clientOrderId: 'order-of-test',
  entry: 100,
  symbol: 'ACME',
  side: 'buy',
  openedAt,
  closedAt,
  quantity: 1,
  result,
  frictionless,
  risk: undefined,
  adverse: 0,
  favourable: 0,
});

test('time in which two positions are open counts once', () => {
  // 10 to 30 and 20 to 50 are 40 ticks, 80 to 90 are 10 more: half of 100.
  expect(exposureOf([trade(20, 50), trade(80, 90), trade(10, 30), trade(12, 15)], 0, 100).time).toBe(0.5);
});

test('costs are a share of what there was to gain', () => {
  expect(exposureOf([trade(1, 2, 300n, 200n), trade(3, 4, 100n, -20n)], 0, 10).costShare).toBe(220 / 400);
  expect(exposureOf([trade(1, 2, -300n, -400n)], 0, 10).costShare).toBeUndefined();
  expect(() => exposureOf([], 5, 5)).toThrow(RangeError);
});
