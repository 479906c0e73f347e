import { expect, test } from 'vitest';
import type { ReadTodayResponse, ScenarioStretch } from '#domain/knowledge/today-contract.ts';
import { one } from '#domain/kernel/one.ts';
import { passDays } from '#tests/support/pass-days.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/* A scenario in Today: of a lesson that was completed, until its goal is met, one a day, and where the plan lets somebody trade it. */

const { server, database } = await startProduct();

const GAP_DAY = 'the-gap-day';

async function today(learner: TestLearner): Promise<ReadTodayResponse> {
  const { status, body } = await learner.call('read-today', {});
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as ReadTodayResponse;
}

async function scenario(learner: TestLearner): Promise<ScenarioStretch | undefined> {
  const { stretches } = await today(learner);
  return stretches.find((stretch): stretch is ScenarioStretch => stretch.kind === 'scenario');
}

/** Completes the lesson that a scenario practises, a day ago. */
async function completeLessonOf(learner: TestLearner, id: string): Promise<void> {
  const { rows } = await database.query<{ lesson_id: string; module_id: string; course_id: string }>(
    `select lessons.id as lesson_id, module_id, course_id from public.lessons
     join public.simulator_scenarios as offered on lesson_id = lessons.id where offered.id = $1`,
    [id],
  );
  const { course_id, ...lesson } = one(rows);
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id });
  const { error } = await learner.rest.from('user_progress').insert({
    user_id: learner.id,
    ...lesson,
    completed: true,
    completed_at: new Date().toISOString(),
    score: 100,
  });
  expect(error).toBeNull();
  await passDays(database, learner.id, 1);
}

/** Trades it as its goal asks: one small position with a stop and a plan, held over the gap. */
async function tradeWell(player: SimulatorPlayer): Promise<void> {
  const { symbol, bid } = player;
  const exits = { stop: bid - 300 };
  const plan = { setup: 'Any', thesis: 'Any.', stop: exits.stop, exit_rule: 'Stop', confidence: 3 };
  const order = { symbol, side: 'buy', kind: 'market', quantity: 5, until: 'cancelled', exits } as const;
  expect((await player.place([order], { plan })).status).toBe(200);
  await player.advance(1);
  await player.advance(4, '1d');
}

test('it comes with the lesson that it practises, waits where it was left, and is done for the day when it ends', async () => {
  const learner = await signUpLearner(server, 'offered@example.org');
  expect(await scenario(learner)).toBeUndefined();
  await completeLessonOf(learner, GAP_DAY);
  const { stretches } = await today(learner);
  expect(stretches.at(-1)).toMatchObject({
    kind: 'scenario',
    scenario: GAP_DAY,
    is_done: false,
    session: null,
    is_met: null,
    tries: 0,
    lesson: { title: 'Market, liquidity, leverage, firm, machine and you', translations: expect.anything() },
  });
  expect(stretches.at(-1)?.minutes).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(stretches)).not.toMatch(/"(?:planted|debrief|briefing|regime)":/);

  const first = await SimulatorPlayer.start(learner, 'share', { scenario: GAP_DAY });
  expect(await scenario(learner)).toMatchObject({ session: first.session.id, is_done: false });
  await first.end();
  const ended = { session: first.session.id, is_done: true, is_met: false, tries: 0 };
  expect(await scenario(learner)).toMatchObject(ended);

  await passDays(database, learner.id, 1);
  expect(await scenario(learner)).toMatchObject({ session: null, is_done: false, tries: 1 });
  const second = await SimulatorPlayer.start(learner, 'share', { scenario: GAP_DAY });
  await tradeWell(second);
  await second.end();
  expect(await scenario(learner)).toMatchObject({ session: second.session.id, is_done: true, is_met: true });

  // What was met comes no more.
  await passDays(database, learner.id, 1);
  expect(await scenario(learner)).toBeUndefined();
});

test('of several it is the one tried least, then the one whose lesson was completed last, and never two', async () => {
  const learner = await signUpLearner(server, 'several@example.org');
  await completeLessonOf(learner, GAP_DAY);
  const { rows } = await database.query<{ id: string }>(
    `select offered.id from public.simulator_scenarios as offered
     join public.lessons on lessons.id = lesson_id join public.courses on courses.id = course_id
     where courses.slug = 'risk-management-with-ai' and lessons.content_type <> 'quiz' and offered.id <> $1
     order by offered.order_index limit 1`,
    [GAP_DAY],
  );
  const { id: other } = one(rows);
  await completeLessonOf(learner, other);
  expect(await scenario(learner)).toMatchObject({ scenario: other });
  await (await SimulatorPlayer.start(learner, 'share', { scenario: other })).end();
  expect((await today(learner)).stretches.filter(({ kind }) => kind === 'scenario')).toEqual([
    expect.objectContaining({ scenario: other, is_done: true }),
  ]);
  await passDays(database, learner.id, 1);
  expect(await scenario(learner)).toMatchObject({ scenario: GAP_DAY });

  // Where plans are sold, this account may trade the free ones only, and is offered nothing else.
  const sell = (provider: string) =>
    database.query(`update public.installation_settings set value = $1 where key = 'payment_provider'`, [
      provider,
    ]);
  const { rows: before } = await database.query<{ value: unknown }>(
    `select value from public.installation_settings where key = 'payment_provider'`,
  );
  await sell('"stripe"');
  try {
    expect(await scenario(learner)).toMatchObject({ scenario: GAP_DAY });
    await database.query('update public.simulator_scenarios set is_free = false where id = $1', [GAP_DAY]);
    expect(await scenario(learner)).toBeUndefined();
  } finally {
    await database.query('update public.simulator_scenarios set is_free = true where id = $1', [GAP_DAY]);
    await sell(JSON.stringify(one(before).value));
  }
});

test('it shows nothing of anybody else, and stays away where the minutes are for other things', async () => {
  const learner = await signUpLearner(server, 'busy@example.org');
  await completeLessonOf(learner, GAP_DAY);
  const other = await signUpLearner(server, 'idle@example.org');
  expect(await scenario(other)).toBeUndefined();
  const { error } = await learner.rest
    .from('paces')
    .upsert({ user_id: learner.id, minutes_a_day: 5, days_a_week: 3, target_recall: 0.9 });
  expect(error).toBeNull();
  const { stretches } = await today(learner);
  expect(stretches.length).toBeGreaterThan(0);
  expect(stretches.map(({ kind }) => kind)).not.toContain('scenario');
});
