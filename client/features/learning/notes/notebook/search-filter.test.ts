import { expect, test } from 'vitest';
import { searchFilter } from './search-filter.ts';

test('words are looked for in the note and in what it is about', () => {
  expect(searchFilter('the stop')).toBe(
    'text.wfts(english)."the stop",text.ilike."*the stop*",quote.wfts(english)."the stop",quote.ilike."*the stop*"',
  );
});

test('what has a meaning in a filter or a pattern is looked for as it is', () => {
  expect(searchFilter('5%, "a"_')).toContain(String.raw`text.ilike."*5\\%, \"a\"\\_*"`);
});
