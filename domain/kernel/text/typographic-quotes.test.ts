import { expect, test } from 'vitest';
import { typographicQuotes } from './typographic-quotes.ts';

test.each([
  ["It's 25, isn't it?", 'It’s 25, isn’t it?'],
  ['He said "buy". "Never", she said.', 'He said “buy”. “Never”, she said.'],
  ["(\"Jon's page\", 'the page')", '(“Jon’s page”, ‘the page’)'],
  ["the traders' losses of the '90s", 'the traders’ losses of the ’90s'],
  ['a — "b"', 'a — “b”'],
  ['“kept” and ‘kept’', '“kept” and ‘kept’'],
])('%s', (typed, printed) => {
  expect(typographicQuotes(typed)).toBe(printed);
});

test('a mark after something else in the line closes', () => {
  expect([typographicQuotes('" and "so"', 'x'), typographicQuotes("'s", 'Jon')]).toEqual([
    '” and “so”',
    '’s',
  ]);
});
