import { expect, test } from 'vitest';
import { closestName } from './closest-name.ts';

test.each([
  ['bookz', ['books', 'authors'], 'books'],
  ['enrolments', ['enrollments', 'lessons'], 'enrollments'],
  ['xyz', ['books', 'authors'], undefined],
  ['a', [], undefined],
  ['x'.repeat(300), ['x'.repeat(299)], undefined],
  ['noclosealternative', ['films', 'roles'], undefined],
  ['role', ['directors', 'roles', 'actors'], 'roles'],
  ['(a, b, wrong)', ['(a, b, c)', '(x)'], '(a, b, c)'],
])('%s', (name, candidates, closest) => {
  expect(closestName(name, candidates)).toBe(closest);
});
