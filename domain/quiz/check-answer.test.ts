import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCorrectAnswer } from './check-answer.ts';

describe('isCorrectAnswer', () => {
  const both = { kind: 'multiple', correct: ['c1', 'c3'] } as const;

  test.each([
    [['c1', 'c3'], true],
    [['c3', 'c1'], true],
    [['c1'], false],
    [['c1', 'c2', 'c3'], false],
    [['c1', 'c1'], false],
    [[], false],
    [2, false],
  ])('choices %j against c1 and c3: %s', (answer, expected) => {
    expect(isCorrectAnswer(answer, both)).toBe(expected);
  });

  const inOrder = { kind: 'ordering', correct: ['s1', 's2', 's3'] } as const;

  test.each([
    [['s1', 's2', 's3'], true],
    [['s1', 's3', 's2'], false],
    [['s1', 's2'], false],
    [['s1', 's2', 's3', 's3'], false],
    [123, false],
  ])('order %j against s1, s2, s3: %s', (answer, expected) => {
    expect(isCorrectAnswer(answer, inOrder)).toBe(expected);
  });

  const twenty = { kind: 'numeric', answer: 20, tolerance: 0.1 } as const;

  test.each([
    [20, true],
    [20.1, true],
    [19.9, true],
    [20.11, false],
    [Number.NaN, false],
    [['20'], false],
  ])('number %j against 20 within 0.1: %s', (answer, expected) => {
    expect(isCorrectAnswer(answer, twenty)).toBe(expected);
  });

  test('the right number is right whatever its size', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (answer) => {
        expect(isCorrectAnswer(answer, { kind: 'numeric', answer, tolerance: 0 })).toBe(true);
      }),
    );
  });
});
