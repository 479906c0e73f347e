import { expect, test } from 'vitest';
import cases from '../../tests/cases/mentor-distress.json' with { type: 'json' };
import questions from '../../tests/cases/mentor-advice.json' with { type: 'json' };
import { distressOf } from './distress-of.ts';

test.each([...cases.crisis, ...cases.heldOut.crisis])('somebody may harm themselves: %s', (question) => {
  expect(distressOf(question)).toBe('crisis');
});

test.each([...cases.harm, ...cases.heldOut.harm])('trading harms somebody: %s', (question) => {
  expect(distressOf(question)).toBe('harm');
});

test.each([...cases.neither, ...questions.advice, ...questions.notAdvice])('no distress: %s', (question) => {
  expect(distressOf(question)).toBeUndefined();
});
