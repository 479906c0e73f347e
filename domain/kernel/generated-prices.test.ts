import { expect, test } from 'vitest';
import { generateCandles, generatePrices } from './generated-prices.ts';

test('the same seed gives the same prices, another seed others', () => {
  const walk = { seed: 7, count: 40 };
  expect(generatePrices(walk)).toEqual(generatePrices(walk));
  expect(generatePrices(walk)).not.toEqual(generatePrices({ ...walk, seed: 8 }));
});

test('prices start where they are told, stay positive and vary as much as they are told', () => {
  const prices = generatePrices({ seed: 1, count: 4001, start: 50, volatility: 0.02 });
  expect(prices[0]).toBe(50);
  expect(Math.min(...prices)).toBeGreaterThan(0);
  const returns = prices.slice(1).map((price, place) => Math.log(price / (prices[place] ?? 1)));
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const variance = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / returns.length;
  expect(Math.sqrt(variance)).toBeCloseTo(0.02, 2);
});

test('each candle opens where the one before closed and keeps within its high and low', () => {
  const candles = generateCandles({ seed: 11, count: 60 });
  expect(candles).toHaveLength(60);
  for (const [place, { open, high, low, close }] of candles.entries()) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    if (place > 0) expect(open).toBe(candles[place - 1]?.close);
  }
});
