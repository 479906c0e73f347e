import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test.each([
  ['It falls from $10,800 to $9,180.', ['$10,800', '$9,180']],
  ['Year 1: -36.7%', ['1', '-36.7%']],
  ['A loss of −$60 at 3% each, by 2026-11-20', ['−$60', '3%']],
  ['The B2B market, the 3rd of 8', ['8']],
  ['No number', []],
])('%s', (text, printed) => {
  expect(numbersIn(text).map((number) => number.printed)).toEqual(printed);
});

test('a number has its sign, its decimals and whether it is a percentage', () => {
  expect(numbersIn('−1,250.50%')).toEqual([
    { printed: '−1,250.50%', value: -1250.5, decimals: 2, isPercent: true },
  ]);
});
