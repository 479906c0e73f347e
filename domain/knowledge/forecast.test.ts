import { expect, test } from 'vitest';
import { forecastAnswer } from './forecast.ts';
import { foldResponse, NEW_SKILL } from './skill-state.ts';

const answer = {
  template: 'lesson/item',
  place: 'quiz',
  try: 1,
  is_right: true,
  hints: 0,
  is_constructed: true,
  level: 2,
  day: '2026-11-02',
  target_recall: 0.9,
} as const;
const taught = foldResponse(NEW_SKILL, answer);

test('there is no forecast of what was never taught, nor on the day it was', () => {
  expect(forecastAnswer(NEW_SKILL, answer)).toBeNull();
  expect(forecastAnswer(taught, answer)).toBeNull();
});

test('it falls with the days, from not slipping to guessing', () => {
  const on = (day: string, is_constructed = true) => Number(forecastAnswer(taught, { day, is_constructed }));
  expect(on('2026-11-03')).toBeLessThan(0.9);
  expect(on('2026-11-03')).toBeGreaterThan(on('2026-12-03'));
  expect(on('2046-11-03')).toBeGreaterThan(0.05);
  // Whoever has forgotten picks right among choices more often than they make the right answer.
  expect(on('2027-11-03', false)).toBeGreaterThan(on('2027-11-03'));
});

test('when it is due it is what was wanted of recall', () => {
  const due = taught.card?.due ?? '';
  expect(forecastAnswer(taught, { day: due, is_constructed: true })).toBeCloseTo(0.05 + 0.85 * 0.9, 1);
});
