import { expect, test } from 'vitest';
import { courseToBegin } from './course-to-begin.ts';

const crypto = { slug: 'crypto-fundamentals', level: 'Beginner', modules_written: 2 };
const forex = { slug: 'forex-market-mechanics', level: 'Intermediate', modules_written: 2 };
const charts = { slug: 'technical-analysis-and-indicators', level: 'Advanced', modules_written: 2 };
const risk = { slug: 'risk-management-with-ai', level: 'All Levels', modules_written: 16 };
const psychology = { slug: 'trading-psychology', level: 'All Levels', modules_written: 2 };
const catalogue = [crypto, forex, charts, risk, psychology];

const begin = (
  ...[point, goals, courses = catalogue]: [Parameters<typeof courseToBegin>[0], string[], typeof catalogue?]
) => courseToBegin(point, goals, courses);

test.each([
  ['beginning', ['crypto'], crypto],
  ['beginning', ['psychology'], psychology],
  ['basics', ['forex'], forex],
  ['practice', ['forex', 'certification'], forex],
] as const)('from the %s with the goals %j it is the course of the goal', (point, goals, course) => {
  expect(begin(point, [...goals])).toEqual({ course, reason: 'goal', later: undefined });
});

test('of several goals it is the course with most modules ready', () => {
  expect(begin('beginning', ['crypto', 'risk'])?.course).toBe(risk);
});

test('no course above the starting point, whatever the goal', () => {
  expect(begin('beginning', ['forex'])).toEqual({ course: risk, reason: 'before-goal', later: forex });
});

test('without a goal that names a course, the one with most modules ready that suits', () => {
  expect(begin('beginning', [])).toEqual({ course: risk, reason: 'level', later: undefined });
  expect(begin('practice', ['career'])).toEqual({ course: risk, reason: 'level', later: undefined });
});

test('a course without a written module is not begun, and without courses there is none', () => {
  expect(begin('beginning', ['crypto'], [{ ...crypto, modules_written: 0 }, psychology])?.course).toBe(
    psychology,
  );
  expect(begin('beginning', ['crypto'], [])).toBeUndefined();
});
