import { expect, test } from 'vitest';
import { nextSittingFrom } from './sitting-rule.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('three sittings may be begun within thirty days, and the next when the first of them is thirty days old', () => {
  expect(nextSittingFrom([], NOW)).toBeNull();
  expect(nextSittingFrom([daysAgo(1), daysAgo(2)], NOW)).toBeNull();
  expect(nextSittingFrom([daysAgo(2), daysAgo(29), daysAgo(1)], NOW)).toEqual(daysAgo(-1));
  expect(nextSittingFrom([daysAgo(2), daysAgo(30), daysAgo(1)], NOW)).toBeNull();
});

test('whoever was let sit more often waits for the third-last', () => {
  expect(nextSittingFrom([daysAgo(1), daysAgo(2), daysAgo(3), daysAgo(20)], NOW)).toEqual(daysAgo(-27));
});
