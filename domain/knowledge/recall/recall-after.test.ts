import { expect, test } from 'vitest';
import { addDays } from '../learner-day.ts';
import { recallOn } from '../memory.ts';
import { recallAfter } from './recall-after.ts';

test.each([0.4, 3, 17.5, 240])('a curve of stability %d is the one that schedules', (stability) => {
  const day = '2026-11-24';
  for (const days of [0, 1, 2, 9, 30, 180])
    expect(recallAfter(days, stability)).toBeCloseTo(recallOn({ stability, day }, addDays(day, days)), 6);
});

test('recall has fallen to 90% after as many days as the stability says', () => {
  expect(recallAfter(12, 12)).toBeCloseTo(0.9, 10);
});
