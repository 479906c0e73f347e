import { expect, test } from 'vitest';
import { currentMoment, formatTime, neighbourRate } from './playback.ts';

test('formatTime writes minutes and seconds, and hours when there are any', () => {
  expect([0, 5.9, 65, 600, 3725].map(formatTime)).toEqual(['0:00', '0:05', '1:05', '10:00', '1:02:05']);
});

test('currentMoment is the last that has begun', () => {
  const moments = [3, 10, 20].map((from) => ({ from, text: '' }));
  expect([0, 3, 9.9, 10, 500].map((seconds) => currentMoment(moments, seconds))).toEqual([0, 0, 0, 1, 2]);
  expect(currentMoment([], 5)).toBe(0);
});

test('neighbourRate stops at the slowest and the fastest speed', () => {
  expect(neighbourRate(1, 1)).toBe(1.25);
  expect(neighbourRate(0.75, -1)).toBe(0.75);
  expect(neighbourRate(2, 1)).toBe(2);
});
