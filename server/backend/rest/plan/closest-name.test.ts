import { expect, test } from 'vitest';
import { closestName } from './closest-name.ts';

test.each([
  ['bookz', ['books', 'authors'], 'books'],
  ['enrolments', ['enrollments', 'lessons'], 'enrollments'],
  ['xyz', ['books', 'authors'], undefined],
  ['a', [], undefined],
  ['x'.repeat(100), ['x'.repeat(99)], undefined],
])('%s', (name, candidates, closest) => {
  expect(closestName(name, candidates)).toBe(closest);
});
