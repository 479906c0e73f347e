import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChallengeState, OpenActivitiesResponse } from '#domain/activities/contract.ts';
import { loadChallenge } from '#server/functions/learning/simulated-activities.ts';
import { coinBets } from '#domain/simulations/trades/coin-bets.ts';
import { ACTIVITY_LESSON, startActivityProduct } from '#tests/support/activity-product.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';

/*
 * Simulations and challenges inside a lesson, as the browser asks them of the server, and as somebody who forges would.
 */

let product: Awaited<ReturnType<typeof startActivityProduct>>;
let learners = 0;

beforeAll(async () => {
  product = await startActivityProduct();
});
afterAll(() => product?.stop());

function newLearner(): Promise<TestLearner> {
  learners += 1;
  return signUpLearner(product.server, `player-${learners}@example.org`);
}

async function call<Answer>(learner: TestLearner, name: string, given: object): Promise<Answer> {
  const { status, body } = await learner.call(name, { lesson_id: ACTIVITY_LESSON, ...given });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Answer;
}

async function refusal(learner: TestLearner, name: string, given: object) {
  const { status, body } = await learner.call(name, { lesson_id: ACTIVITY_LESSON, ...given });
  return [status, body.code];
}

const open = (learner: TestLearner) => call<OpenActivitiesResponse>(learner, 'open-activities', {});
const start = (learner: TestLearner, activity: string) =>
  call<ChallengeState>(learner, 'start-challenge', { activity });

const values = { start: 25, win_chance: 60, payoff: 1, flips: 10, stake: 20, cap: 0 };
const finalOf = (seed: number, steps: readonly number[]) =>
  coinBets.game?.play(values, seed, steps).numbers.final ?? 0;

/** Stakes that win with a seed, read off its flips as a cheat would: all on each win, nothing on each loss. */
function winningSteps(seed: number): number[] {
  const steps = Array.from({ length: 10 }, () => 1);
  const flips = coinBets.game?.play(values, seed, steps).series.won ?? [];
  return flips.map((won) => (won === 1 ? 100 : 0));
}

const choices = (steps: readonly number[], settings: object = {}) => ({ settings, steps });

describe('a simulation', () => {
  test('is found on another device as it was left, and told as one event', async () => {
    const learner = await newLearner();
    const left = { settings: { stake: 30 }, run: 2, spread: true };
    for (const state of [{ settings: { stake: 25 }, run: 1, spread: false }, left])
      await call(learner, 'save-simulation', { activity: 'many-flips', ...state });
    expect((await open(learner)).simulations).toEqual({ 'many-flips': left });
    const events = await learner.rest.from('learning_events').select('*').eq('verb', 'simulation_run');
    expect(events.data).toEqual([
      expect.objectContaining({
        lesson_id: ACTIVITY_LESSON,
        details: {
          activity: 'many-flips',
          settings: { stake: 25 },
          run: 1,
          spread: false,
          skill: 'position-size',
        },
      }),
    ]);
  });

  test('that was run again ten minutes later is told again', async () => {
    const learner = await newLearner();
    const state = { activity: 'many-flips', settings: { stake: 25 }, run: 1, spread: false };
    await call(learner, 'save-simulation', state);
    await product.database.query(
      `update public.simulation_states set recorded_at = now() - interval '11 minutes'`,
    );
    await call(learner, 'save-simulation', { ...state, run: 2 });
    const events = await learner.rest.from('learning_events').select('*').eq('verb', 'simulation_run');
    expect(events.data?.map(({ details }) => (details as { run: number }).run).sort()).toEqual([1, 2]);
  });

  test.each([
    ['settings out of range', { settings: { stake: 61 } }],
    ['settings between two steps', { settings: { stake: 20.3 } }],
    ['settings that are not asked for', { settings: { stake: 20, win_chance: 99 } }],
    ['no settings', { settings: {} }],
    ['a run that is none', { run: 0 }],
  ])('is not kept with %s', async (_what, wrong) => {
    const learner = await newLearner();
    const state = { activity: 'many-flips', settings: { stake: 20 }, run: 1, spread: false, ...wrong };
    expect(await refusal(learner, 'save-simulation', state)).toEqual([400, 'invalid-request']);
    expect((await open(learner)).simulations).toEqual({});
  });
});

describe('a challenge that is played', () => {
  test('is played again on the server and met, and kept with what it shows', async () => {
    const learner = await newLearner();
    const { open: begun } = await start(learner, 'three-games');
    const steps = winningSteps(begun?.seed ?? -1);
    const met = await call<ChallengeState>(learner, 'answer-challenge', {
      activity: 'three-games',
      try_id: begun?.id,
      choices: choices(steps),
    });
    const kept = { seed: begun?.seed, choices: choices(steps), is_met: true };
    expect(met).toEqual({
      tries: 1,
      open: null,
      last: kept,
      met_by: kept,
      reveal_html: '<p>Boldness helped, and so did luck.</p>',
    });
    // A later try that fails takes nothing away.
    const again = await start(learner, 'three-games');
    expect(again.open?.id).not.toBe(begun?.id);
    const failed = await call<ChallengeState>(learner, 'answer-challenge', {
      activity: 'three-games',
      try_id: again.open?.id,
      choices: choices(Array.from({ length: 10 }, () => 0)),
    });
    expect(failed).toMatchObject({ tries: 2, last: { is_met: false }, met_by: kept });
    expect((await open(learner)).challenges).toEqual({ 'three-games': failed });
    const events = await learner.rest.from('learning_events').select('*').eq('verb', 'challenge_tried');
    expect(events.data?.map(({ details }) => details)).toContainEqual({
      activity: 'three-games',
      is_met: true,
      skill: 'position-size',
    });
  });

  test('is not met by choices that win with another seed', async () => {
    const learner = await newLearner();
    const { open: begun } = await start(learner, 'three-games');
    const seed = begun?.seed ?? -1;
    let other = 0;
    while (finalOf(seed, winningSteps(other)) > 40) other += 1;
    expect(finalOf(other, winningSteps(other))).toBeGreaterThan(40);
    const state = await call<ChallengeState>(learner, 'answer-challenge', {
      activity: 'three-games',
      try_id: begun?.id,
      choices: choices(winningSteps(other)),
    });
    expect(state).toMatchObject({ last: { is_met: false }, met_by: null, reveal_html: null });
  });

  test.each([
    ['result', { is_met: true }],
    ['seed', { seed: 1 }],
  ])('takes no forged %s', async (_what, forged) => {
    const learner = await newLearner();
    const { open: begun } = await start(learner, 'three-games');
    const answer = {
      activity: 'three-games',
      try_id: begun?.id,
      choices: choices(Array.from({ length: 10 }, () => 0)),
    };
    expect(await refusal(learner, 'answer-challenge', { ...answer, ...forged })).toEqual([
      400,
      'invalid-request',
    ]);
    expect(
      await refusal(learner, 'answer-challenge', { ...answer, choices: { ...answer.choices, ...forged } }),
    ).toEqual([400, 'invalid-request']);
    expect((await open(learner)).challenges['three-games']).toMatchObject({ tries: 0, met_by: null });
    const written = await learner.rest
      .from('challenge_tries')
      .update({ is_met: true } as never)
      .eq('id', begun?.id ?? '');
    expect(written.error).not.toBeNull();
  });

  test.each([
    ['stake of more than there is', [101, ...Array.from({ length: 9 }, () => 1)]],
    ['stake below nothing', [-1, ...Array.from({ length: 9 }, () => 1)]],
    ['game that is not at its end', [10]],
    ['more choices than any game has', Array.from({ length: 301 }, () => 1)],
  ])('takes no %s', async (_what, steps) => {
    const learner = await newLearner();
    const { open: begun } = await start(learner, 'three-games');
    const answer = { activity: 'three-games', try_id: begun?.id, choices: choices(steps) };
    expect(await refusal(learner, 'answer-challenge', answer)).toEqual([400, 'invalid-request']);
  });

  test('goes on with the same seed until it is at its end, and ends once', async () => {
    const learner = await newLearner();
    const { open: begun } = await start(learner, 'three-games');
    expect((await start(learner, 'three-games')).open).toEqual(begun);
    const answer = {
      activity: 'three-games',
      try_id: begun?.id,
      choices: choices(Array.from({ length: 10 }, () => 0)),
    };
    const other = await newLearner();
    expect(await refusal(other, 'answer-challenge', answer)).toEqual([404, 'try-not-found']);
    await call(learner, 'answer-challenge', answer);
    expect(await refusal(learner, 'answer-challenge', answer)).toEqual([404, 'try-not-found']);
    expect((await open(other)).challenges).toEqual({});
  });

  test('is shown after any number of tries by reading no more than is shown', async () => {
    const learner = await newLearner();
    await product.database.query(
      `insert into public.challenge_tries (user_id, lesson_id, activity, seed, choices, is_met, started_at, finished_at)
       select $1, $2, 'three-games', n, $3, n in (7, 8), moment, moment
       from generate_series(1, 300) as n, lateral (select now() - interval '2 days' + n * interval '1 minute') as at (moment)`,
      [learner.id, ACTIVITY_LESSON, JSON.stringify(choices(winningSteps(1)))],
    );
    let read = 0;
    const counted: typeof product.database.query = async (text, values) => {
      const result = await product.database.query(text, values);
      read += JSON.stringify(result.rows).length;
      return result as never;
    };
    const state = await loadChallenge(counted, learner.id, ACTIVITY_LESSON, 'three-games');
    expect(state).toMatchObject({
      tries: 300,
      open: null,
      last: { seed: 300, is_met: false },
      met_by: { seed: 7 },
    });
    expect((await open(learner)).challenges).toEqual({ 'three-games': state });
    expect(read).toBeLessThan(2000);
  });

  test('is begun no more than three hundred times a day', async () => {
    const learner = await newLearner();
    await product.database.query(
      `insert into public.challenge_tries (user_id, lesson_id, activity, seed, choices, is_met, finished_at)
       select $1, $2, 'three-games', 1, '{}', false, now() from generate_series(1, 300)`,
      [learner.id, ACTIVITY_LESSON],
    );
    expect(await refusal(learner, 'start-challenge', { activity: 'three-games' })).toEqual([
      409,
      'too-many-answers',
    ]);
  });
});

describe('a challenge that is set and run', () => {
  test('is met when enough of its runs keep it', async () => {
    const learner = await newLearner();
    const { open: begun } = await start(learner, 'safe-size');
    const judged = await call<ChallengeState>(learner, 'answer-challenge', {
      activity: 'safe-size',
      try_id: begun?.id,
      choices: choices([], { stake: 60 }),
    });
    // At 60% nearly every run ends below its start.
    expect(judged).toMatchObject({ tries: 1, last: { is_met: false }, reveal_html: null });
    const again = await start(learner, 'safe-size');
    expect(
      await refusal(learner, 'answer-challenge', {
        activity: 'safe-size',
        try_id: again.open?.id,
        choices: choices([], { stake: 0 }),
      }),
    ).toEqual([400, 'invalid-request']);
  });
});

test('whoever asks for a challenge as a simulation, or for what is not there, gets neither', async () => {
  const learner = await newLearner();
  for (const activity of ['many-flips', 'first-guess', 'none'])
    expect(await refusal(learner, 'start-challenge', { activity })).toEqual([404, 'activity-not-found']);
});

test('the body of the lesson keeps the author’s own way of a challenge to itself', async () => {
  const learner = await newLearner();
  const { data } = await learner.rest.from('lesson_bodies').select('*').eq('lesson_id', ACTIVITY_LESSON);
  const body = JSON.stringify(data);
  expect(body).toContain('Money in 200 runs with Bet 20%');
  for (const secret of ['shows_by', 'Boldness helped', 'The smaller bet']) expect(body).not.toContain(secret);
});
