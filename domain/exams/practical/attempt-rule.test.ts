import { expect, test } from 'vitest';
import { nextAttemptFrom } from './attempt-rule.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('the next attempt begins seven days after the one before it began', () => {
  expect(nextAttemptFrom([], NOW)).toBeNull();
  expect(nextAttemptFrom([daysAgo(6), daysAgo(20)], NOW)).toEqual(daysAgo(-1));
  expect(nextAttemptFrom([daysAgo(7), daysAgo(20)], NOW)).toBeNull();
});
