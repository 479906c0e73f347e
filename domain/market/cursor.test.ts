import { expect, test } from 'vitest';
import { cursorAt, minuteOf } from './cursor.ts';

test('a cursor counts ticks: before the first tick of a minute and before its last one it stands in that minute', () => {
  const start = cursorAt(810);
  expect([start, minuteOf(start), minuteOf(cursorAt(811)) - 1]).toEqual([9720, 810, 810]);
});
