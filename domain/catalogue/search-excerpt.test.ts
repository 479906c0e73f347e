import { expect, test } from 'vitest';
import { excerptParts } from './search-excerpt.ts';

test('a passage falls into matches and what stands around them', () => {
  expect(excerptParts('A \uE000stop\uE001 <b> and \uE000stops\uE001')).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'stop', isMatch: true },
    { text: ' <b> and ', isMatch: false },
    { text: 'stops', isMatch: true },
  ]);
});

test('a passage without a match is one part, and an empty one none', () => {
  expect(excerptParts('Of gaps.')).toEqual([{ text: 'Of gaps.', isMatch: false }]);
  expect(excerptParts('')).toEqual([]);
});
