import { expect, test } from 'vitest';
import { readBanDuration } from './ban-duration.ts';

test.each([
  ['none', 0],
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['0.5h', 1_800_000],
  ['300ms', 300],
])('"%s" is %d ms', (text, milliseconds) => {
  expect(readBanDuration(text)).toBe(milliseconds);
});

test.each(['', 'forever', '24', '-1h', '1d', '1h x'])('"%s" is refused', (text) => {
  expect(() => readBanDuration(text)).toThrow(/ban duration/);
});
