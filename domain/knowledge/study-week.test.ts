import { describe, expect, test } from 'vitest';
import { studyWeek, weekOf } from './study-week.ts';

test('a week begins on Monday, whichever day it is', () => {
  const week = weekOf('2026-11-23');
  expect(week).toEqual(weekOf('2026-11-29'));
  expect([week[0], week[6]]).toEqual(['2026-11-23', '2026-11-29']);
  expect(weekOf('2025-12-31')[0]).toBe('2025-12-29');
});

describe('the goal of a week', () => {
  const on = (pattern: string) =>
    weekOf('2026-11-23').map((day, place) => ({ day, is_kept: pattern[place] === 'x' }));

  test('forgives a day: what is missed is named, and today still makes the goal', () => {
    expect(studyWeek(on('xx.xx..'), '2026-11-28', 5)).toEqual({
      kept: 4,
      goal: 5,
      isTodayKept: false,
      missed: '2026-11-25',
      within: 6,
    });
  });

  test('knows what a week still has room for', () => {
    expect(studyWeek(on('....x..'), '2026-11-27', 5)).toMatchObject({
      kept: 1,
      isTodayKept: true,
      within: 3,
    });
    expect(studyWeek(on('.......'), '2026-11-23', 5)).toMatchObject({ missed: null, within: 7 });
  });
});
