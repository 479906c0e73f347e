import { beforeEach, describe, expect, test } from 'vitest';
import type { DialogueView } from '#domain/mentor/dialogues/contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

const { server, database } = await startProduct();

let learner: TestLearner;
let count = 0;
beforeEach(async () => {
  count += 1;
  learner = await signUpLearner(server, `dialogue-${count}@example.org`);
});

async function open(who = learner, misconception = 'stop-guarantees-price'): Promise<DialogueView> {
  const { status, body } = await who.call('open-dialogue', { misconception });
  expect(status).toBe(200);
  return body as DialogueView;
}

async function answer(view: DialogueView, words: string): Promise<DialogueView> {
  const choice = view.asks?.choices.find(({ text }) => text.startsWith(words));
  const { status, body } = await learner.call('answer-dialogue', {
    dialogue_id: view.dialogue_id,
    place: view.place,
    choice: choice?.place,
  });
  expect(status).toBe(200);
  return body as DialogueView;
}

const saidIn = ({ turns }: DialogueView) => turns.map(({ text }) => text).join('\n');

describe('a dialogue', () => {
  test('begins with a question and says nothing of what is right', async () => {
    const view = await open();
    expect(view).toMatchObject({ place: 0, is_right: null, asks: { is_item: false }, lessons: [] });
    expect(JSON.stringify(view)).not.toMatch(/"right"|"correct"|explain|It becomes a market order/);
  });

  test('answers a wrong choice with a hint, goes on where it was left, and ends in an item', async () => {
    const first = await answer(await open(), 'At $48');
    expect(saidIn(first)).toContain('it cannot make a buyer');
    expect(first.turns.at(-1)).toMatchObject({ hint: 1 });
    const again = await open();
    expect(again).toEqual(first);
    const explained = await answer(again, 'At about $44');
    expect(explained.asks?.is_item).toBe(true);
    expect(JSON.stringify(explained)).not.toContain('The stop buys back at about $222');
    const done = await answer(explained, '$22');
    expect(done).toMatchObject({ is_right: true, asks: null });
    expect(done.lessons.length).toBeGreaterThan(0);
    // The next one is a new one.
    expect((await open()).dialogue_id).not.toBe(done.dialogue_id);
  });

  test('counts an answer that was sent twice once, and none that is no choice', async () => {
    const view = await open();
    await answer(view, 'At $48');
    const { turns } = await answer(view, 'At $48');
    expect(turns.filter(({ by }) => by === 'learner')).toHaveLength(1);
    const { status, body } = await learner.call('answer-dialogue', {
      dialogue_id: view.dialogue_id,
      place: 1,
      choice: 9,
    });
    expect([status, body.code]).toEqual([400, 'no-such-choice']);
  });

  test('of somebody else, or about nothing, is not found', async () => {
    const { dialogue_id } = await open();
    const thief = await signUpLearner(server, `thief-${count}@example.org`);
    expect(await thief.call('answer-dialogue', { dialogue_id, place: 0, choice: 0 })).toMatchObject({
      status: 404,
    });
    expect(await learner.call('open-dialogue', { misconception: 'astrology' })).toMatchObject({
      status: 404,
      body: { code: 'dialogue-not-found' },
    });
  });

  test('is not held during a placement', async () => {
    await database.query('insert into public.placements (user_id, starts_low) values ($1, false)', [
      learner.id,
    ]);
    expect(await learner.call('open-dialogue', { misconception: 'due-for-a-win' })).toMatchObject({
      status: 409,
      body: { code: 'being-tested' },
    });
  });
});

test('admins see how often what came after a dialogue was right', async () => {
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  await answer(await answer(await open(learner, 'due-for-a-win'), 'Half.'), '40%');
  await open(learner, 'overbought-must-fall');
  for (const [place, isRight] of [true, false, true].entries()) {
    await database.query(
      `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, is_constructed, level, day)
       values ($1, $2, 'streak-thinking', 'a', 'drill', 1, $3, true, 1, current_date)`,
      [learner.id, place + 1, isRight],
    );
  }
  const { status, body } = await admin.call('read-dialogue-results', {});
  expect(status).toBe(200);
  expect(body.dialogues).toContainEqual(
    expect.objectContaining({
      misconception: 'due-for-a-win',
      begun: 1,
      finished: 1,
      item_right: 1,
      asked_after: 3,
      right_after: 2,
    }),
  );
  expect(body.dialogues).toContainEqual(
    expect.objectContaining({ misconception: 'overbought-must-fall', begun: 1, finished: 0, asked_after: 0 }),
  );
});
