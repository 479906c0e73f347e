import { beforeEach, describe, expect, test } from 'vitest';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What the mentor makes of sessions of the simulator: facts on trades and the plan, a word after a stop was widened, and what a
 * fill is made of.
 */

const { server, database } = await startProduct();

let learner: TestLearner;
let player: SimulatorPlayer;
let count = 0;
beforeEach(async () => {
  count += 1;
  learner = await signUpLearner(server, `trading-${count}@example.org`);
  player = await SimulatorPlayer.start(learner, 'coin', {
    deposit: 10_000,
    plan: { risk_percent: 1, day_loss_percent: null, trades_a_day: null },
  });
});

/** A long position with a stop. @returns the id of its stop order */
async function enter(): Promise<number> {
  const { symbol, bid } = player;
  await player.place([
    { symbol, side: 'buy', kind: 'market', quantity: 50, until: 'cancelled', exits: { stop: bid - 400 } },
  ]);
  const { orders } = JSON.parse(player.session.state) as {
    orders: Record<string, { id: number; role: string }>;
  };
  return Object.values(orders).find(({ role }) => role === 'stop')?.id ?? 0;
}

async function leave(): Promise<void> {
  await player.place([
    { symbol: player.symbol, side: 'sell', kind: 'market', quantity: 50, until: 'day', reduceOnly: true },
  ]);
  await player.advance(60);
}

const move = async (stop: number, by: number) => {
  const { status } = await player.ask('replace-order', { order_id: stop, stop: player.bid - by });
  expect(status).toBe(200);
};

async function remark(): Promise<{ kind: string; about: string; dialogue: string | null } | null> {
  const { id } = player.session;
  const { status, body } = await learner.call('read-remark', { place: 'session', session_id: id });
  expect(status).toBe(200);
  return body.remark as { kind: string; about: string; dialogue: string | null } | null;
}

/** As if the session were the practical part of an exam. */
async function makePractical(): Promise<void> {
  await database.query(
    `insert into public.practical_attempts (session_id, user_id, lesson_id, practical, policy, started_at)
     select $1, $2, id, '{}', '{}', now() from public.lessons where is_exam limit 1`,
    [player.session.id, learner.id],
  );
}

describe('a stop that is moved', () => {
  test('away from the price is spoken of, until that is put away for the day', async () => {
    const stop = await enter();
    expect(await remark()).toBeNull();
    await move(stop, 700);
    const said = await remark();
    expect(said).toMatchObject({ kind: 'stop-widened', dialogue: 'widen-stop-room' });
    expect(said?.about.startsWith(player.session.id)).toBe(true);
    await learner.call('dismiss-remark', { kind: 'stop-widened', about: said?.about });
    await move(stop, 900);
    expect(await remark()).toBeNull();
  });

  test('towards the price is not, nor one of somebody else, nor one that was widened a while ago', async () => {
    const stop = await enter();
    await move(stop, 300);
    expect(await remark()).toBeNull();
    await move(stop, 500);
    const other = await signUpLearner(server, `other-${count}@example.org`);
    const asked = { place: 'session', session_id: player.session.id };
    expect((await other.call('read-remark', asked)).body).toEqual({ remark: null });
    expect(await remark()).not.toBeNull();
    await move(stop, 400);
    expect(await remark()).toBeNull();
  });

  test('is not spoken of in an exam, or where nothing is known of the learner', async () => {
    const stop = await enter();
    await move(stop, 700);
    await learner.rest
      .from('mentor_settings')
      .upsert({ user_id: learner.id, knows: false }, { onConflict: 'user_id' });
    expect(await remark()).toBeNull();
    await learner.rest
      .from('mentor_settings')
      .upsert({ user_id: learner.id, knows: true }, { onConflict: 'user_id' });
    expect(await remark()).not.toBeNull();
    await makePractical();
    expect(await remark()).toBeNull();
    const { body } = await learner.call('ask-mentor', { content: 'What is a stop?' });
    expect((body.reply as { content: string }).content).toContain('You are being tested right now');
  });
});

describe('what is known of trades', () => {
  const trades = async () => {
    const { body } = await learner.call('read-known-facts', { time_zone: 'UTC' });
    return (body.facts as { kind: string }[]).find(({ kind }) => kind === 'trades');
  };

  test('are those of the last session and the rule that was broken most, without what is disputed', async () => {
    expect(await trades()).toBeUndefined();
    const stop = await enter();
    await move(stop, 700);
    await leave();
    const { session } = player;
    expect(await trades()).toMatchObject({
      session_id: session.id,
      trades: 1,
      average_r: expect.any(Number) as number,
      broken: { times: 1, skill: expect.any(String) as string, name: expect.any(String) as string },
    });
    const { body } = await learner.call('read-critique', { session_id: session.id });
    for (const { id } of body.rules as { id: string }[])
      await learner.call('dispute-finding', { session_id: session.id, finding: id, is_disputed: true });
    expect(await trades()).toMatchObject({ trades: 1, broken: null });
    await makePractical();
    expect(await trades()).toBeUndefined();
  });
});

describe('a fill that is asked about', () => {
  test('is taken apart in the language of the learner, and nobody else’s is', async () => {
    await enter();
    const fill = player.session.events.find(({ event }) => event.kind === 'filled');
    const about = {
      words: 'Bought 50',
      fill: { session_id: player.session.id, sequence: fill?.sequence ?? 0 },
    };
    const ask = async (who: TestLearner, language: string) => {
      const { status, body } = await who.call('ask-mentor', { content: 'Explain this', language, about });
      expect(status).toBe(200);
      return (body.reply as { content: string }).content;
    };
    const english = await ask(learner, 'en');
    expect(english).toMatch(
      /Against a fill without friction this one cost \$[\d.,]+:\n- Half the spread: \$/,
    );
    expect(english).toContain('Where to read on:');
    expect(await ask(learner, 'es')).toContain('Medio spread: ');
    const other = await signUpLearner(server, `stranger-${count}@example.org`);
    expect(await ask(other, 'en')).not.toContain('Half the spread');
  });
});
