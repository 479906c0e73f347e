import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['  grace  brewster murray hopper ', 'GH'],
  ['Plato', 'P'],
  ['हिमांशु मेहता', 'हिमे'],
  ['王小明', '王'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
