import { expect, test } from 'vitest';
import { quizResult } from './quiz-result.ts';

test.each([
  [8, 10, { score: 80, passed: true }],
  [7, 10, { score: 70, passed: false }],
  [0, 7, { score: 0, passed: false }],
  [6, 7, { score: 86, passed: true }],
  // 79.5% rounds to 80 and is still not a pass.
  [159, 200, { score: 80, passed: false }],
])('%i of %i right', (correct, items, expected) => {
  expect(quizResult(correct, items)).toEqual(expected);
});
