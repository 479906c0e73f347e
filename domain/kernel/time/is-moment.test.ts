import { expect, test } from 'vitest';
import { isMoment } from './is-moment.ts';

test.each([
  ['2026-11-21T09:30:00Z', true],
  ['2026-11-21T09:30Z', true],
  ['2026-11-21T09:30:00.123456+00:00', true],
  ['2026-11-21T09:30:00+14:00', true],
  ['2026-11-21T09:30:00+23:00', false],
  ['2026-02-31T09:30:00Z', false],
  ['0000-01-01T00:00:00Z', false],
  ['2026-11-21T09:30:60Z', false],
  ['2026-11-21T09:30:00', false],
  ['2026-11-21', false],
])('%j: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected);
});
