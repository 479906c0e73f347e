import { expect, test } from 'vitest';
import { gapBetween } from './gap.ts';

const bar = { minute: 1199, open: 100, high: 104, low: 99, close: 103, volume: 10, spread: 1 };

test('a night between two bars is a gap, from the last bid to the next', () => {
  expect(gapBetween('ALDR', bar, { ...bar, minute: 2250, open: 96 })).toEqual({
    symbol: 'ALDR',
    lastMinute: 1199,
    firstMinute: 2250,
    close: 103,
    open: 96,
  });
});

test('minutes that follow each other have none, even where the price leaps', () => {
  expect(gapBetween('ALDR', bar, { ...bar, minute: 1200, open: 96 })).toBeUndefined();
});
