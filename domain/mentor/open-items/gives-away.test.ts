import { describe, expect, test } from 'vitest';
import { givesAway } from './gives-away.ts';
import type { OpenItem } from './open-item.ts';

const item = (right: string): OpenItem => ({
  prompt: 'Jon says that his risk is $60. Which reply is best?',
  choices: ['Yes.', right],
  right: [right],
  misconceptions: [],
  isRecent: true,
});
const LONG = item('A failing firm, a typing error or a jump could cost more.');
const SHORT = item('Half.');
const WRITTEN = 'A stop closes your position once the price reaches a level.';

describe('a model gives an open item away', () => {
  test.each([
    ['in one sentence', ['A failing firm or a typing error could cost you more.'], LONG],
    ['in halves', ['A failing firm could cost more.', 'So could a typing error or a jump.'], LONG],
    ['by the only word of it', ['You are left with half of it.'], SHORT],
    ['by pointing at it', ['The second reply is best.'], LONG],
    ['by its letter', ['Take option B.'], LONG],
    ['by judging', ['What Jon says is wrong.'], LONG],
  ])('%s', (_name, said, open) => {
    expect(givesAway(said, [open], WRITTEN)).toBe(true);
  });

  test('not by what has nothing to do with it, and not where none is open', () => {
    expect(givesAway(['A stop closes your position.'], [LONG, SHORT], WRITTEN)).toBe(false);
    expect(givesAway(['A failing firm or a typing error could cost more.'], [], WRITTEN)).toBe(false);
  });

  test('not by words that the written answer has', () => {
    expect(givesAway(['A stop closes it.'], [item('A stop')], WRITTEN)).toBe(false);
  });
});
