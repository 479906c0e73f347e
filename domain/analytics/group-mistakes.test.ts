import { expect, test } from 'vitest';
import type { AnalyticsRows } from './contract.ts';
import { groupMistakes } from './group-mistakes.ts';

const row = (changes: Partial<AnalyticsRows['mistakes']>): AnalyticsRows['mistakes'] => ({
  lesson_id: 'quiz',
  title: 'Rank the risks',
  translations: {},
  module_number: 1,
  item_id: 'largest-risk',
  kind: 'belief',
  name: 'risk-is-price-only',
  belief: 'Only the price can hurt me.',
  happened: 0,
  answers: 0,
  happened_before: 0,
  answers_before: 0,
  ...changes,
});

test('a belief is summed over the items it was met in, the most frequent first', () => {
  const { beliefs } = groupMistakes([
    row({ happened: 4, answers: 40 }),
    row({ item_id: 'dearest-risk', happened: 9, answers: 60 }),
    row({ name: 'sure-means-right', belief: 'Sure is right.', happened: 20, answers: 50 }),
  ]);
  expect(beliefs.map(({ name, happened, answers }) => [name, happened, answers])).toEqual([
    ['sure-means-right', 20, 50],
    ['risk-is-price-only', 13, 100],
  ]);
  expect(beliefs[1]?.places.map(({ item_id }) => item_id)).toEqual(['dearest-risk', 'largest-risk']);
});

test('kinds are counted over all items, and transcripts apart', () => {
  const grouped = groupMistakes([
    row({ kind: 'slip', name: '', happened: 3, answers: 40 }),
    row({ kind: 'slip', name: '', item_id: 'other', happened: 2, answers: 40 }),
    row({ kind: 'unknown', name: '', happened: 7, answers: 40 }),
    row({ kind: 'missed', name: 'no-source', happened: 5, answers: 40 }),
    row({ kind: 'false_alarm', name: 'unsafe', happened: 6, answers: 40 }),
  ]);
  expect(grouped.kinds).toEqual({ slip: 5, misread: 0, formula: 0, belief: 0, unknown: 7 });
  expect(grouped.missed.map(({ name }) => name)).toEqual(['no-source']);
  expect(grouped.falseAlarms.map(({ name }) => name)).toEqual(['unsafe']);
});

test('few answers give neither a share nor a trend', () => {
  const [few] = groupMistakes([
    row({ happened: 20, answers: 29, happened_before: 1, answers_before: 200 }),
  ]).beliefs;
  expect(few).toMatchObject({ happened: 20, share: null, trend: null });
});

test.each([
  [60, 10, 'rising'],
  [10, 60, 'falling'],
  [30, 28, 'unclear'],
] as const)('%d of 100 after %d of 100 is %s', (happened, before, trend) => {
  const [mistake] = groupMistakes([
    row({ happened, answers: 100, happened_before: before, answers_before: 100 }),
  ]).beliefs;
  expect(mistake?.trend).toBe(trend);
});

test('what happened only before is not listed, and more mistakes than answers are no more than all', () => {
  expect(
    groupMistakes([row({ happened: 0, answers: 50, happened_before: 9, answers_before: 50 })]).beliefs,
  ).toEqual([]);
  const [missed] = groupMistakes([
    row({ kind: 'missed', name: 'no-source', happened: 80, answers: 50 }),
  ]).missed;
  expect(missed?.share?.share).toBe(1);
});
