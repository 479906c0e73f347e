import { expect, test } from 'vitest';
import { barChanges } from './bar-changes.ts';
import type { PriceBar } from './price-bar.ts';

const bar = (time: number, close: number): PriceBar => ({ time, open: 10, high: 20, low: 5, close });
const shown = [bar(1, 10), bar(2, 11), bar(3, 12)];

test('a step updates the bar that has grown and adds the new ones', () => {
  const after = [bar(1, 10), bar(2, 11), bar(3, 13), bar(4, 14)];
  expect(barChanges(shown, after)).toEqual([bar(3, 13), bar(4, 14)]);
});

test.each([
  ['an older bar before the first', [bar(0, 9), ...shown]],
  ['fewer bars', shown.slice(1)],
  ['another market', [bar(1, 50), bar(2, 51), bar(3, 52)]],
  ['no bars', []],
])('%s is drawn anew', (_, after) => {
  expect(barChanges(shown, after)).toBeNull();
});
