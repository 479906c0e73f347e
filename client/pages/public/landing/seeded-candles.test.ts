import { expect, test } from 'vitest';
import { seededCandles } from './seeded-candles.ts';

test('the same seed draws the same chart, each bar within its high and low', () => {
  const candles = seededCandles(7, 50);
  expect(candles).toEqual(seededCandles(7, 50));
  expect(candles).not.toEqual(seededCandles(8, 50));
  for (const { open, high, low, close } of candles) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
  }
});
