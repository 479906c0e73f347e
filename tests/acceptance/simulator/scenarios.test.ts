import { expect, test } from 'vitest';
import type {
  ListScenariosResponse,
  ReadScenarioGradeResponse,
  Scenario,
} from '#domain/simulator/scenarios-contract.ts';
import { HISTORY_DAYS } from '#domain/simulator/limits.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * Scenarios as the official client plays them: offered without what is planted, graded by the server when they end, kept, and played
 * again on another path.
 */

const { server, database } = await startProduct();

const GAP_DAY = 'the-gap-day';

async function listed(learner: TestLearner, wanted: object = {}): Promise<readonly Scenario[]> {
  const { status, body } = await learner.call('list-scenarios', wanted);
  expect(status).toBe(200);
  return (body as ListScenariosResponse).scenarios;
}

const gradeOf = async (learner: TestLearner, player: SimulatorPlayer) =>
  (await learner.call('read-scenario-grade', { session_id: player.session.id }))
    .body as ReadScenarioGradeResponse;

const statesOf = ({ conditions }: ReadScenarioGradeResponse) =>
  Object.fromEntries(conditions.map(({ condition, state }) => [condition.kind, state]));

/** A small long position with a stop and a plan, well below one percent of the account. */
async function enter(player: SimulatorPlayer, quantity = 5, more: object = {}): Promise<void> {
  const { symbol, bid } = player;
  const exits = { stop: bid - 300 };
  const plan = { setup: 'Any', thesis: 'Any.', stop: exits.stop, exit_rule: 'Stop', confidence: 3 };
  const order = {
    symbol,
    side: 'buy',
    kind: 'market',
    quantity,
    until: 'cancelled',
    exits,
    ...more,
  } as const;
  const { status } = await player.place([order], { plan });
  expect(status).toBe(200);
}

test('thirty scenarios and more are offered, three to every account, and nothing that is planted is told', async () => {
  const learner = await signUpLearner(server, 'scenarios@example.org');
  const answer = await learner.call('list-scenarios', {});
  const { scenarios } = answer.body as ListScenariosResponse;
  expect(scenarios.length).toBeGreaterThanOrEqual(30);
  expect(scenarios.filter(({ is_free: isFree }) => isFree)).toHaveLength(3);
  expect(
    scenarios.every(({ lesson, picture, skills }) => lesson && picture.length > 40 && skills.length > 0),
  ).toBe(true);
  expect(JSON.stringify(answer.body)).not.toMatch(/"(?:planted|debrief|drift_percent|regime)":/);
  const [gap] = scenarios.filter(({ id }) => id === GAP_DAY);
  const ofLesson = await listed(learner, { lesson_id: gap?.lesson?.id });
  expect(ofLesson.map(({ id }) => id)).toEqual([GAP_DAY]);
  const ofSkill = await listed(learner, { skill: 'gap-risk' });
  expect(ofSkill.map(({ id }) => id)).toContain(GAP_DAY);
  expect(ofSkill.length).toBeLessThan(scenarios.length);
});

test('a scenario has its own market and limits whatever its player asks for, and its gap comes on its day', async () => {
  const learner = await signUpLearner(server, 'gap-day@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin', {
    scenario: GAP_DAY,
    deposit: 100_000,
    plan: { risk_percent: 10, day_loss_percent: null, trades_a_day: null },
  });
  expect(player.session).toMatchObject({
    market: 'share',
    scenario: GAP_DAY,
    plan: { risk_percent: 1, day_loss_percent: 2, trades_a_day: null },
  });
  await enter(player);
  // Before the first tick nothing is filled.
  await player.advance(1);
  const running = await gradeOf(learner, player);
  expect(running).toMatchObject({ is_met: null, debrief: null });
  expect(statesOf(running)).toEqual({
    trades: 'kept',
    clock: 'open',
    'stop-at-entry': 'kept',
    rule: 'kept',
    'gap-loss': 'kept',
  });
  await player.advance(4, '1d');
  const days = await player.bars('1d');
  const minutesOf = (day: number) => (HISTORY_DAYS + day - 1) * 1440;
  const on = (day: number) =>
    days.bars.find(({ minute }) => minute >= minutesOf(day) && minute < minutesOf(day + 1));
  // Its own night moves it by a percent or two beside the nine that are planted.
  expect((on(3)?.open ?? 0) / (on(2)?.close ?? 1)).toBeLessThan(0.95);

  await player.end();
  const ended = await gradeOf(learner, player);
  expect(ended.is_met).toBe(true);
  expect(ended.debrief?.market).toContain('planted');
  const [leap] = player.session.opened?.market.instruments.flatMap(({ leaps = [] }) => leaps) ?? [];
  expect(leap).toEqual({ day: HISTORY_DAYS + 2, minute: 0, move: -0.09 });
  const [gap] = await listed(learner, { skill: 'gap-risk' });
  expect(gap).toMatchObject({ id: GAP_DAY, tries: 1, met: 1, open_session: null });
});

test('a goal is graded once by how the session was traded, and shows of skills what was kept and what was not', async () => {
  const learner = await signUpLearner(server, 'gap-held@example.org');
  const player = await SimulatorPlayer.start(learner, 'share', { scenario: GAP_DAY });
  // Far too much to hold over a night: about 130% of the account, with a stop that no ordinary day comes to.
  await enter(player, 400, { exits: { stop: Math.round(player.bid / 2) } });
  await player.advance(4, '1d');
  await player.end();
  const grade = await gradeOf(learner, player);
  expect(grade.is_met).toBe(false);
  const broken = grade.conditions.find(({ condition }) => condition.kind === 'gap-loss');
  expect(broken?.state).toBe('broken');
  expect(broken?.evidence[0]?.value).toBeGreaterThan(2);
  const { data } = await learner.rest.from('responses').select('place, skill, is_right').order('skill');
  expect(data).toContainEqual({ place: 'simulator', skill: 'gap-risk', is_right: false });
  expect(data).toContainEqual({ place: 'simulator', skill: 'stop-orders', is_right: true });
  // Ended again, or read again, it says the same; nobody can change it, the owner of the tables included.
  await player.end();
  expect(await gradeOf(learner, player)).toEqual(grade);
  await expect(
    database.query(`update private.simulator_grades set is_met = true where session_id = $1`, [
      player.session.id,
    ]),
  ).rejects.toThrow('append-only');
});

test('played again it is another path of the same market, and every try is kept', async () => {
  const learner = await signUpLearner(server, 'again@example.org');
  const [first, second] = [
    await SimulatorPlayer.start(learner, 'share', { scenario: GAP_DAY }),
    await SimulatorPlayer.start(learner, 'share', { scenario: GAP_DAY }),
  ];
  await first.end();
  await second.end();
  expect(second.session.opened?.market).toEqual(first.session.opened?.market);
  expect((await second.bars('1d')).bars).not.toEqual((await first.bars('1d')).bars);
  const third = await SimulatorPlayer.start(learner, 'share', { scenario: GAP_DAY });
  const [gap] = await listed(learner, { skill: 'gap-risk' });
  expect(gap).toMatchObject({ tries: 2, met: 0, open_session: third.session.id });
});

test("nobody reads another's grade, plays what does not exist, or reads the scenarios of a session without one", async () => {
  const owner = await signUpLearner(server, 'graded@example.org');
  const player = await SimulatorPlayer.start(owner, 'share', { scenario: GAP_DAY });
  const other = await signUpLearner(server, 'not-graded@example.org');
  const session = { session_id: player.session.id };
  expect((await other.call('read-scenario-grade', session)).body.code).toBe('simulator-session-not-found');
  const unknown = await owner.call('start-simulator-session', { scenario: 'no-such-scenario' });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'scenario-not-found']);
  const practice = await SimulatorPlayer.start(owner, 'share');
  const without = await owner.call('read-scenario-grade', { session_id: practice.session.id });
  expect(without.body.code).toBe('scenario-not-found');
  // The table with what is planted is no client's.
  expect((await owner.rest.from('simulator_scenarios' as 'courses').select()).error?.code).toBe('42501');
});
