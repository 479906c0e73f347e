import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  ['2026-11-23T12:00:00Z', { isOverdue: false, count: 48, unit: 'hour' }],
  ['2026-11-21T13:59:59Z', { isOverdue: false, count: 1, unit: 'hour' }],
  ['2026-11-21T12:59:59Z', { isOverdue: false, count: 59, unit: 'minute' }],
  ['2026-11-21T12:00:00Z', { isOverdue: false, count: 0, unit: 'minute' }],
  ['2026-11-21T11:59:00Z', { isOverdue: true, count: 1, unit: 'minute' }],
  ['2026-11-20T11:30:00Z', { isOverdue: true, count: 24, unit: 'hour' }],
])('what is due at %s at noon of the 21st', (dueAt, expected) => {
  expect(timeLeft(new Date(dueAt), new Date('2026-11-21T12:00:00Z'))).toEqual(expected);
});
