import { expect, test } from 'vitest';
import { addDays } from './learner-day.ts';
import { weekBefore, type WeekResponse } from './week.ts';

const MONDAY = '2026-11-23';
const answer = (skill: string, day: string, rest: Partial<WeekResponse> = {}): WeekResponse => ({
  skill,
  skill_level: 1,
  template: `${skill}/${day}`,
  place: 'quiz',
  try: 1,
  is_right: true,
  hints: 0,
  is_constructed: true,
  level: 2,
  day,
  target_recall: 0.9,
  ...rest,
});
/** Enough to know a skill by the end of a day. */
const learn = (skill: string, day: string) =>
  [1, 2, 3, 4].map((n) => answer(skill, day, { template: `${skill}/${n}` }));

test('nothing makes a week of noughts', () => {
  expect(weekBefore(MONDAY, [], [])).toEqual({ days: 0, reviews: 0, recalled: 0, gained: 0, fading: 0 });
});

test('days are counted once, those before and today are left out', () => {
  const responses = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map((day) =>
    answer('odds', day),
  );
  expect(weekBefore(MONDAY, responses, ['2026-11-22', '2026-11-20', '2026-11-23']).days).toBe(3);
});

test('reviews of the week count by their first try', () => {
  const responses = [
    ...learn('odds', '2026-11-01'),
    answer('odds', '2026-11-10', { place: 'review' }),
    answer('odds', '2026-11-17', { place: 'review', is_right: false }),
    answer('odds', '2026-11-17', { place: 'review', try: 2 }),
    answer('odds', '2026-11-19', { place: 'review' }),
  ];
  expect(weekBefore(MONDAY, responses, [])).toMatchObject({ reviews: 2, recalled: 1 });
});

test('gained is what is held now and was not a week ago, not what only came back; what was known can fade', () => {
  const old = learn('sizing', addDays(MONDAY, -300));
  const odds = [...learn('odds', '2026-11-15'), answer('odds', '2026-11-18', { place: 'review' })];
  const responses = [...old, ...odds, ...learn('limits', '2026-11-21')];
  expect(weekBefore(MONDAY, responses, [])).toMatchObject({ gained: 1, fading: 1 });
  const again = [...responses, answer('sizing', '2026-11-20', { place: 'review' })];
  expect(weekBefore(MONDAY, again, [])).toMatchObject({ gained: 1, fading: 0 });
});
