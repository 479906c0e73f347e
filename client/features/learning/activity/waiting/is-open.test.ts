import { expect, test } from 'vitest';
import type { OpenActivitiesResponse, QuestionState } from '#domain/activities/contract.ts';
import { isOpen } from './is-open.ts';

const NOTHING: OpenActivitiesResponse = { items: {}, questions: [], simulations: {}, challenges: {} };
const SOLUTION: QuestionState['solution'] = { kind: 'commit', truth: 1, reveal_html: '' };

const question = (
  activity: string,
  itemId: string | null,
  solution: QuestionState['solution'],
): QuestionState => ({
  activity,
  item_id: itemId,
  tries: [],
  hints: [],
  solution,
});

test('a question waits until it is settled', () => {
  const after = (solution: QuestionState['solution']) =>
    isOpen('guess', 'commit', { ...NOTHING, questions: [question('guess', null, solution)] });
  expect(isOpen('guess', 'commit', NOTHING)).toBe(true);
  expect(after(null)).toBe(true);
  expect(after(SOLUTION)).toBe(false);
});

test('a check waits until all of its items are settled', () => {
  const items = { check: [{ id: 'one' }, { id: 'two' }] };
  const one = question('check', 'one', SOLUTION);
  expect(isOpen('check', 'check', { ...NOTHING, items, questions: [one] })).toBe(true);
  const both = [one, question('check', 'two', SOLUTION)];
  expect(isOpen('check', 'check', { ...NOTHING, items, questions: both })).toBe(false);
});

test('of a simulation one run is enough, and of a challenge one try to its end', () => {
  expect(isOpen('run', 'simulation', NOTHING)).toBe(true);
  const run = { settings: {}, run: 1, spread: false };
  expect(isOpen('run', 'simulation', { ...NOTHING, simulations: { run } })).toBe(false);
  const state = { open: null, last: null, met_by: null, reveal_html: null };
  const tried = (tries: number) =>
    isOpen('game', 'challenge', { ...NOTHING, challenges: { game: { ...state, tries } } });
  expect(tried(0)).toBe(true);
  expect(tried(1)).toBe(false);
});
