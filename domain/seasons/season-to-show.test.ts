import { expect, test } from 'vitest';
import type { SeasonEntry, SeasonState } from './contract.ts';
import { seasonParts } from './season-parts.ts';
import { seasonToShow } from './season-to-show.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const entry: SeasonEntry = { has_left: false, session_id: null, is_session_over: false, delayed_answers: 4 };
const result: NonNullable<SeasonState['result']> = {
  rank: 3,
  of: 61,
  score: 90,
  percentiles: { examAbility: 95, delayedRetention: 80, process: 90 },
  is_in_top_tenth: true,
  invitation: null,
};

function state(id: string, changes: Partial<Omit<SeasonState, 'season'>>, season: object = {}): SeasonState {
  return {
    season: {
      id,
      number: 1,
      course: 'A course',
      opens_at: '2026-11-01T00:00:00Z',
      closes_at: '2026-12-20T00:00:00Z',
      phase: 'open',
      trades: 25,
      ranked: null,
      ...season,
    },
    refusal: null,
    entry: null,
    result: null,
    ...changes,
  };
}
const over = (days: number) =>
  state(
    'over',
    { entry, result, refusal: 'season-not-open' },
    { phase: 'over', closes_at: new Date(NOW.getTime() - days * 86_400_000).toISOString() },
  );
const shown = (...states: SeasonState[]) => seasonToShow(states, NOW)?.season.id;

test('the season that somebody takes part in comes before a result, and a result before one to join', () => {
  expect(shown(state('open', {}), over(3), state('mine', { entry }))).toBe('mine');
  expect(shown(state('open', {}), over(3))).toBe('over');
  expect(shown(state('open', {}), over(31))).toBe('open');
});

test('nothing is shown without a certificate, to whoever has left, or of a season without a place', () => {
  expect(shown(state('open', { refusal: 'season-needs-certificate' }))).toBeUndefined();
  expect(shown(state('lost', { entry, refusal: 'season-needs-certificate' }))).toBeUndefined();
  expect(shown(state('left', { entry: { ...entry, has_left: true } }))).toBeUndefined();
  expect(shown({ ...over(3), result: null })).toBeUndefined();
  expect(shown()).toBeUndefined();
});

test('a part counts what has to be there, and after the end how many it is above', () => {
  expect(seasonParts(entry, null).map(({ weight, share }) => [weight, share])).toEqual([
    [45, 1],
    [25, 0.4],
    [30, 0],
  ]);
  expect(seasonParts(null, null).map(({ share }) => share)).toEqual([0, 0, 0]);
  expect(seasonParts({ ...entry, delayed_answers: 25, is_session_over: true }, null)).toMatchObject([
    { share: 1 },
    { share: 1 },
    { share: 1 },
  ]);
  expect(seasonParts(entry, result).map(({ share }) => share)).toEqual([0.95, 0.8, 0.9]);
});
