import { expect, test } from 'vitest';
import { gradeSitting } from './grade-sitting.ts';

const places = (right: number, of: number) =>
  Array.from({ length: of }, (_, place) => ({ skill: `s${place % 4}`, isRight: place < right }));

test.each([
  [32, true, 80],
  [31, false, 78],
  [40, true, 100],
])('%i of 40 right: passed %s', (right, isPassed, score) => {
  expect(gradeSitting(places(right, 40), [])).toMatchObject({ right, isPassed, score });
});

test('a critical skill with one miss among its items is missed', () => {
  const graded = gradeSitting(
    [
      { skill: 'stop', isRight: true },
      { skill: 'stop', isRight: false },
      { skill: 'size', isRight: true },
      { skill: 'other', isRight: false },
    ],
    ['size', 'stop'],
  );
  expect(graded.missedCritical).toEqual(['stop']);
});
