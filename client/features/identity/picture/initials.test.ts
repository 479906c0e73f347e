import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['  ada  king lovelace ', 'AL'],
  ['ada@example.org', 'A'],
  ['A\u030Asa Ek', 'A\u030AE'],
  ['निकिता शर्मा', 'निश'],
  ['王小明', '王'],
  ['', ''],
])('%j is shown as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
