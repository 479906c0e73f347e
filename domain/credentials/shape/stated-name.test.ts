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

test.each(['  ', '\u200b\u200d', '\u3164', '\u2800', '\u{e0061}', '...', '🙂'])(
  '%j is nothing to be read',
  (name) => {
    expect(statedName(name)).toBeUndefined();
  },
);

test('a name does not leave its line, nor its place on it', () => {
  expect(statedName('Lea\u2028Moreau')).toBeUndefined();
  expect(statedName('Lea\u202eMoreau')).toBeUndefined();
  expect(statedName(`Le${'\u0336\u0353'.repeat(20)}a`)).toBeUndefined();
  expect(statedName('  Lea Moreau ')).toBe('Lea Moreau');
});

test.each([
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'क्ष्म्य श्रीकृष्ण',
  'مُحَمَّدٌ',
  'می‌خواهم',
  "O'Neill-Łukasz 3rd",
  '欧阳娜娜',
])('%s is a name as it is', (name) => {
  expect(statedName(name)).toBe(name);
});
