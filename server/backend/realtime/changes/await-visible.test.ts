import { expect, test } from 'vitest';
import { hasEnded } from './await-visible.ts';

test.each([
  ['one that ended before', '100:105:102', 101, true],
  ['one before all that are running', '100:105:102', 99, true],
  ['one that is running', '100:105:102', 102, false],
  ['one of several that are running', '100:105:100,102,104', 104, false],
  ['one that had not begun', '100:105:', 105, false],
  ['one after it', '100:105:', 4_000_000, false],
  ['one before the numbers began anew', '4294967290:4294967300:', 4_294_967_295, true],
  ['one that is running in a later round', '4294967300:4294967310:4294967302', 6, false],
  ['one that has ended in a later round', '4294967300:4294967310:4294967302', 5, true],
])('%s', (_name, snapshot, xid, expected) => {
  expect(hasEnded(snapshot, xid)).toBe(expected);
});
