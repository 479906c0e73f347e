import { expect, test } from 'vitest';
import cases from '../../tests/cases/mentor-advice.json' with { type: 'json' };
import { asksForAdvice } from './asks-for-advice.ts';

test.each(cases.advice)('a request for advice: %s', (question) => {
  expect(asksForAdvice(question)).toBe(true);
});

test.each(cases.notAdvice)('no request for advice: %s', (question) => {
  expect(asksForAdvice(question)).toBe(false);
});
