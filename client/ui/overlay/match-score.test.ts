import { expect, test } from 'vitest';
import { matchScore } from './match-score.ts';

const finds = (text: string, query: string) => matchScore(text, query, 'exact') !== undefined;
const forgives = (text: string, query: string) => matchScore(text, query, 'mistyped') !== undefined;

test('words are found in any order, case and accent', () => {
  expect(finds('Risk Management with AI', 'ai risk')).toBe(true);
  expect(finds('Español', 'espan')).toBe(true);
  expect(finds('Risk', '  ')).toBe(true);
  expect(finds('Risk', 'risk plan')).toBe(false);
  expect(finds('风险管理', '管理')).toBe(true);
});

test('a whole word comes before the beginning of one, and this before what lies within', () => {
  const scores = ['stop', 'stopped', 'nonstop'].map((text) => matchScore(text, 'stop', 'exact'));
  expect(scores).toEqual([0, 1, 2]);
});

test.each([
  ['leverage', 'leverge'],
  ['leverage', 'levreage'],
  ['slippage', 'slipppage'],
  ['Two prices, not one', 'prises'],
  ['correlation', 'corelatoin'],
  ['stop', 'sotp'],
])('a typing mistake is forgiven: %s by %s', (text, query) => {
  expect(finds(text, query)).toBe(false);
  expect(forgives(text, query)).toBe(true);
});

test('another word is not taken for a mistake, and short words must be right', () => {
  expect(forgives('leverage', 'beverly')).toBe(false);
  expect(forgives('bid', 'bad')).toBe(false);
  expect(matchScore('stop', 'sotp', 'mistyped')).toBeGreaterThan(matchScore('stop', 'top', 'mistyped') ?? 9);
});
