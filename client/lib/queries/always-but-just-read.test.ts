import { expect, test } from 'vitest';
import { alwaysButJustRead, notePageAsked } from './always-but-just-read.ts';

const readAt = (dataUpdatedAt: number) => ({ state: { dataUpdatedAt } });

test('what a route has read for its page is not read again when the page is drawn', () => {
  notePageAsked(100_000);
  expect(alwaysButJustRead(readAt(100_400), 101_000)).toBe(false);
});

test('what was read for another page, or long ago, is', () => {
  notePageAsked(100_000);
  expect(alwaysButJustRead(readAt(99_999), 100_500)).toBe('always');
  expect(alwaysButJustRead(readAt(100_400), 105_400)).toBe('always');
  expect(alwaysButJustRead(readAt(0), 100_500)).toBe('always');
});
