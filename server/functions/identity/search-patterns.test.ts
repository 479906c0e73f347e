import { expect, test } from 'vitest';
import { prefixPattern, wordPrefixes } from './search-patterns.ts';

test.each([
  ['', ''],
  ['Ada@', 'ada@%'],
  ['a_b', String.raw`a\_b%`],
  ['50%', String.raw`50\%%`],
  [String.raw`a\b`, String.raw`a\\b%`],
])('the beginning %j is looked for as %j', (text, pattern) => {
  expect(prefixPattern(text)).toBe(pattern);
});

test.each([
  ['Ada Lovelace', 'Ada:* & Lovelace:*'],
  [`O'Brien & (x):*!`, 'O:* & Brien:* & x:*'],
  ['हिमांशु', 'हिमांशु:*'],
  ['@#!', ''],
])('the words of %j are looked for as %j', (text, query) => {
  expect(wordPrefixes(text)).toBe(query);
});
