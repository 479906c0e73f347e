import { expect, test } from 'vitest';
import { closeMinute, openingMark } from './close-minute.ts';

const bar = (minute: number, open: number, close: number, volume: number) => ({
  minute,
  open,
  high: Math.max(open, close),
  low: Math.min(open, close),
  close,
  volume,
  spread: 2,
});

test('the minutes before a session give plain means: moves of 3, 4 and 5 have a mean square of 50/3', () => {
  const mark = openingMark([bar(10, 100, 103, 30), bar(11, 103, 99, 60), bar(12, 100, 104, 90)]);
  expect(mark).toMatchObject({ bid: 104, close: 104, closedMinute: 12, lastVolume: 90, meanVolume: 60 });
  expect(mark.variance).toBeCloseTo(50 / 3, 12);
  expect(mark.at).toBe(12 * 12 + 11);
});

test('a minute counts one part in 120, and a gap before it is no move of it', () => {
  const before = openingMark([bar(10, 100, 110, 120)]);
  const after = closeMinute(before, bar(11, 110, 110, 240));
  expect(after.variance).toBeCloseTo((100 * 119) / 120, 10);
  expect(after.meanVolume).toBe(121);
  expect(closeMinute(before, bar(40, 500, 510, 120)).variance).toBe(100);
});

test('without a closed minute there is no mark', () => {
  expect(() => openingMark([])).toThrow(RangeError);
});
