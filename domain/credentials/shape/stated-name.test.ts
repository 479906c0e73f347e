import { expect, test } from 'vitest';
import { LONGEST_NAME, statedName } from './stated-name.ts';

test('a name is cut between characters, never within one', () => {
  expect(statedName('Lea Moreau')).toBe('Lea Moreau');
  const odd = `${'a'.repeat(LONGEST_NAME - 1)}𠮷𠮷`;
  expect(statedName(odd)).toBe('a'.repeat(LONGEST_NAME - 1));
  const marked = `${'a'.repeat(LONGEST_NAME - 1)}e\u0301`;
  expect(statedName(marked)).toBe('a'.repeat(LONGEST_NAME - 1));
  expect(statedName('क्षमा'.repeat(80))?.isWellFormed()).toBe(true);
});

test('what is no line of text is no name', () => {
  expect(statedName('')).toBeUndefined();
  expect(statedName('Lea\nMoreau')).toBeUndefined();
  expect(statedName('half \ud842')).toBeUndefined();
});
