import { expect, test } from 'vitest';
import { marketCandles, priceDecimals } from './market-candles.ts';

const market = { seed: 7, candles: 60, start: 50, volatility: 0.02, drift: 0, jumps: [] };

test('the same market has the same candles, the first opening at its start', () => {
  expect(marketCandles(market)).toEqual(marketCandles(market));
  expect(marketCandles(market)).toHaveLength(60);
  expect(marketCandles(market)[0]?.open).toBe(50);
});

test('the candle of a jump opens at its price, the next where it closed', () => {
  const jumping = {
    ...market,
    jumps: [
      { at: 50, to: 35 },
      { at: 40, to: 28 },
    ],
  };
  const candles = marketCandles(jumping);
  expect(candles[39]).toEqual(marketCandles(market)[39]);
  expect(candles[40]?.open).toBe(28);
  expect(candles[41]?.open).toBe(candles[40]?.close);
  expect(candles[50]?.open).toBe(35);
});

test('prices are whole cents, exchange rates have four decimals', () => {
  expect(priceDecimals(market)).toBe(2);
  expect(priceDecimals({ ...market, start: 1.08 })).toBe(4);
  const candles = marketCandles(market);
  expect(candles.length).toBeGreaterThan(10);
  for (const { high } of candles) expect(Number(high.toFixed(2))).toBe(high);
});

// Lessons were written about these prices: they never change.
test('a market of long ago still has its prices', () => {
  const closes = marketCandles({ ...market, jumps: [{ at: 40, to: 28 }] }).map(({ close }) => close);
  expect([closes[0], closes[20], closes[39], closes[40], closes[59]]).toMatchInlineSnapshot(`
    [
      49.27,
      49.09,
      50.18,
      27.29,
      28.66,
    ]
  `);
});
