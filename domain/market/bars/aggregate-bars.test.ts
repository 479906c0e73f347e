import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bar } from '../bar.ts';
import { aggregateBars } from './aggregate-bars.ts';

const price = fc.integer({ min: 1, max: 10_000 });
const bar = fc
  .record({
    prices: fc.array(price, { minLength: 4, maxLength: 8 }),
    volume: fc.nat(1000),
    spread: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ prices, volume, spread }) => ({
    open: prices[0] ?? 1,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? 1,
    volume,
    spread,
  }));
/** Minute bars in order, with minutes left out. */
const path = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), bar), { minLength: 1, maxLength: 120 })
  .map((steps) => {
    let minute = 0;
    return steps.map(([step, each]): Bar => ({ ...each, minute: (minute += step) }));
  });

test('three minutes: the first open, the extremes, the last close, all the volume', () => {
  const bars = [
    { minute: 10, open: 100, high: 103, low: 99, close: 101, volume: 5, spread: 1 },
    { minute: 11, open: 101, high: 108, low: 101, close: 102, volume: 7, spread: 2 },
    { minute: 15, open: 102, high: 102, low: 90, close: 95, volume: 1, spread: 3 },
  ];
  expect(aggregateBars(bars, '5m')).toEqual([
    { minute: 10, open: 100, high: 108, low: 99, close: 102, volume: 12, spread: 2 },
    { minute: 15, open: 102, high: 102, low: 90, close: 95, volume: 1, spread: 3 },
  ]);
  expect(aggregateBars(bars, '1d')).toEqual([
    { minute: 0, open: 100, high: 108, low: 90, close: 95, volume: 13, spread: 3 },
  ]);
});

test('hours and days made of shorter bars are those made of minutes', () => {
  fc.assert(
    fc.property(path, (minutes) => {
      const hours = aggregateBars(minutes, '1h');
      expect(aggregateBars(aggregateBars(minutes, '5m'), '15m')).toEqual(aggregateBars(minutes, '15m'));
      expect(aggregateBars(aggregateBars(minutes, '15m'), '1h')).toEqual(hours);
      expect(aggregateBars(aggregateBars(hours, '4h'), '1d')).toEqual(aggregateBars(minutes, '1d'));
      expect(aggregateBars(minutes, '1m')).toEqual(minutes);
    }),
  );
});

test('no volume is lost, and the extremes are those of all', () => {
  fc.assert(
    fc.property(path, (minutes) => {
      const days = aggregateBars(minutes, '1d');
      const sum = (bars: readonly Bar[]) => bars.reduce((total, { volume }) => total + volume, 0);
      expect(sum(days)).toBe(sum(minutes));
      expect(Math.max(...days.map(({ high }) => high))).toBe(Math.max(...minutes.map(({ high }) => high)));
      expect(Math.min(...days.map(({ low }) => low))).toBe(Math.min(...minutes.map(({ low }) => low)));
    }),
  );
});

test('what comes later changes no bar but the last one', () => {
  fc.assert(
    fc.property(path, fc.nat(), (minutes, cut) => {
      const known = aggregateBars(minutes.slice(0, 1 + (cut % minutes.length)), '15m');
      expect(aggregateBars(minutes, '15m').slice(0, known.length - 1)).toEqual(known.slice(0, -1));
    }),
  );
});
