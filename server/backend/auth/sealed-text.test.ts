import { expect, test } from 'vitest';
import { createSealedText } from './sealed-text.ts';

const sealed = createSealedText('a key');

test('opens what it sealed, and seals the same text differently each time', () => {
  const once = sealed.seal('secret', 'row 1');
  expect(sealed.open(once, 'row 1')).toBe('secret');
  expect(sealed.seal('secret', 'row 1')).not.toEqual(once);
  expect(once.includes('secret')).toBe(false);
});

test('does not open for another owner, another key, or after a change', () => {
  const bytes = sealed.seal('secret', 'row 1');
  expect(() => sealed.open(bytes, 'row 2')).toThrow('unable to authenticate data');
  expect(() => createSealedText('another key').open(bytes, 'row 1')).toThrow('unable to authenticate data');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => sealed.open(bytes, 'row 1')).toThrow('unable to authenticate data');
});
