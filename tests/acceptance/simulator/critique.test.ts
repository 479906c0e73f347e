import { expect, test } from 'vitest';
import type { ReadConductResponse } from '#domain/simulator/conduct-contract.ts';
import type { ReadCritiqueResponse } from '#domain/simulator/critique-contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The critique of a session says what was done against its plan, at once; what its learner disputes counts for nothing, and the
 * rest becomes evidence of skills when the session ends.
 */

const { server } = await startProduct();

const critiqueOf = async (learner: TestLearner, player: SimulatorPlayer) =>
  (await learner.call('read-critique', { session_id: player.session.id })).body as ReadCritiqueResponse;

/** A long position with a stop, in and out again. @returns the id of its stop order */
async function enter(player: SimulatorPlayer, isPlanned: boolean): Promise<number> {
  const { symbol, bid } = player;
  const stop = bid - 400;
  const plan = { setup: 'Any', thesis: 'Any.', stop, exit_rule: 'Stop', confidence: 3 };
  const order = {
    symbol,
    side: 'buy',
    kind: 'market',
    quantity: 50,
    until: 'cancelled',
    exits: { stop },
  } as const;
  await player.place([order], isPlanned ? { plan } : {});
  const { orders } = JSON.parse(player.session.state) as {
    orders: Record<string, { id: number; role: string }>;
  };
  return Object.values(orders).find(({ role }) => role === 'stop')?.id ?? 0;
}

async function leave(player: SimulatorPlayer): Promise<void> {
  await player.advance(3);
  await player.place([
    { symbol: player.symbol, side: 'sell', kind: 'market', quantity: 50, until: 'day', reduceOnly: true },
  ]);
  // Volume may leave a part of it for later minutes.
  await player.advance(60);
}

test('a widened stop and an entry without a plan are told at once, disputed, and shown of skills in the end', async () => {
  const learner = await signUpLearner(server, 'critique@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin', {
    deposit: 10_000,
    plan: { risk_percent: 0.1, day_loss_percent: null, trades_a_day: null },
  });
  const stopOrder = await enter(player, false);
  await player.ask('replace-order', { order_id: stopOrder, stop: player.bid - 700 });
  const { rules, patterns } = await critiqueOf(learner, player);
  // How much is at risk depends on the spread that the market happens to have.
  const told = rules.filter(({ skill }) => skill !== 'position-size');
  expect(told.map(({ rule }) => rule)).toEqual(['entry-without-plan', 'stop-widened']);
  expect(patterns).toEqual([]);

  const finding = told[0]?.id;
  const { body } = await learner.call('dispute-finding', {
    session_id: player.session.id,
    finding,
    is_disputed: true,
  });
  const disputed = (body as ReadCritiqueResponse).rules.filter(({ is_disputed: isDisputed }) => isDisputed);
  expect(disputed.map(({ id }) => id)).toEqual([finding]);
  await leave(player);
  for (let round = 0; round < 5; round += 1) {
    await enter(player, true);
    await leave(player);
  }
  const before = await critiqueOf(learner, player);
  expect(before.trades).toBe(6);
  await player.end();
  const { data } = await learner.rest.from('responses').select('place, skill, is_right').order('skill');
  const shown = Object.fromEntries((data ?? []).map(({ skill, is_right }) => [skill, is_right] as const));
  expect(new Set((data ?? []).map(({ place }) => place as string))).toEqual(new Set(['simulator']));
  expect(shown).toMatchObject({
    'stop-placement': false,
    'exit-rules': true,
  });
  // What is disputed was not kept either, and a limit that was not set was not held.
  expect(Object.keys(shown)).not.toContain('pre-trade-check');
  expect(Object.keys(shown)).not.toContain('loss-limits');
  // Sent again it shows nothing more.
  await player.end();
  expect((await learner.rest.from('responses').select('skill')).data).toHaveLength(data?.length ?? 0);

  // Another session of the same day adds only what the first one showed nothing of.
  const second = await SimulatorPlayer.start(learner, 'coin');
  for (let round = 0; round < 5; round += 1) {
    await enter(second, true);
    await leave(second);
  }
  await second.end();
  const all = (await learner.rest.from('responses').select('skill')).data ?? [];
  const skills = all.map(({ skill }) => skill as string);
  expect(skills).toContain('pre-trade-check');
  expect(skills).toContain('loss-limits');
  expect(new Set(skills).size).toBe(skills.length);
});

test("nobody reads another's critique, or disputes what was not found", async () => {
  const owner = await signUpLearner(server, 'criticised@example.org');
  const player = await SimulatorPlayer.start(owner, 'coin');
  const other = await signUpLearner(server, 'onlooker@example.org');
  const session = { session_id: player.session.id };
  expect((await other.call('read-critique', session)).status).toBe(404);
  const dispute = { ...session, finding: 'stop-widened:3', is_disputed: true };
  expect((await other.call('dispute-finding', dispute)).body.code).toBe('simulator-session-not-found');
  expect((await owner.call('dispute-finding', dispute)).body.code).toBe('finding-not-found');
});

test('what counts for a skill is shown of the sessions that have ended, kept or not, and of nobody else', async () => {
  const learner = await signUpLearner(server, 'conduct@example.org');
  const conductOf = async (who: TestLearner, skill: string) => {
    const { status, body } = await who.call('read-conduct', { skill });
    expect(status).toBe(200);
    return body as ReadConductResponse;
  };
  expect(await conductOf(learner, 'stop-placement')).toEqual({ is_judged: true, sessions: [] });
  // No scenario asks for it, and no rule is about it.
  expect(await conductOf(learner, 'honest-odds')).toEqual({ is_judged: false, sessions: [] });

  const first = await SimulatorPlayer.start(learner, 'coin', { deposit: 10_000 });
  const stopOrder = await enter(first, true);
  await first.ask('replace-order', { order_id: stopOrder, stop: first.bid - 700 });
  await leave(first);
  expect((await conductOf(learner, 'stop-placement')).sessions).toEqual([]);
  await first.end();
  const second = await SimulatorPlayer.start(learner, 'share', { scenario: 'the-gap-day' });
  await enter(second, true);
  await second.advance(4, '1d');
  await second.end();

  const { sessions } = await conductOf(learner, 'stop-placement');
  const signOf = ({ signs }: ReadConductResponse['sessions'][number]) =>
    signs.map(({ conduct, is_kept: isKept }) => [conduct.kind === 'rule' && conduct.rule, isKept]);
  expect(sessions.map((session) => [session.id, ...signOf(session)])[0]).toEqual([
    first.session.id,
    ['stop-widened', false],
  ]);
  const ofGoal = await conductOf(learner, 'gap-risk');
  expect(ofGoal).toMatchObject({
    is_judged: true,
    sessions: [
      {
        id: second.session.id,
        scenario_title: 'The morning after the results',
        signs: [{ conduct: { kind: 'gap-loss' } }],
      },
    ],
  });
  const other = await signUpLearner(server, 'sees-no-conduct@example.org');
  expect((await conductOf(other, 'stop-placement')).sessions).toEqual([]);
});
