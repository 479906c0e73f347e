import { expect, test } from 'vitest';
import cases from '../../tests/cases/mentor-advice.json' with { type: 'json' };
import { asksForAdvice } from './asks-for-advice.ts';

test.each(cases.advice)('a request for advice: %s', (question) => {
  expect(asksForAdvice(question)).toBe(true);
});

test.each(cases.notAdvice)('no request for advice: %s', (question) => {
  expect(asksForAdvice(question)).toBe(false);
});

// Whoever asks pays for what the answer costs: before, one such question took the server for hours.
test.each([
  ['what xso ', 222],
  ['ive 1 how ', 200],
  ['is a good ', 200],
  ['buy what best ', 140],
])('2,000 letters of "%s" are read at once', (unit, times) => {
  expect(typeof asksForAdvice(unit.repeat(times))).toBe('boolean');
  expect(typeof asksForAdvice(`${'ive '.repeat(125)}${'1'.repeat(500)}${' how'.repeat(250)}`)).toBe(
    'boolean',
  );
});
