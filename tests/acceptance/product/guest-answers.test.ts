import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenActivitiesResponse, QuestionState } from '#domain/activities/contract.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { ACTIVITY_LESSON, startActivityProduct } from '#tests/support/activity-product.ts';
import { signUpLearner } from '#tests/support/product.ts';

/*
 * What somebody answers on a public page: graded without an account, and graded again when there is one.
 */

let product: Awaited<ReturnType<typeof startActivityProduct>>;
beforeAll(async () => {
  product = await startActivityProduct();
});
afterAll(() => product?.stop());

async function asGuest(body: unknown, address = '203.0.113.7') {
  const response = await fetch(`${product.server.url}/functions/v1/answer-as-guest`, {
    method: 'POST',
    headers: {
      apikey: product.server.anonKey,
      authorization: `Bearer ${product.server.anonKey}`,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as QuestionState & { code?: string } };
}

const gap = (...tries: unknown[]) => ({
  lesson_id: ACTIVITY_LESSON,
  activity: 'average-cost',
  item_id: 'gap',
  tries,
});

async function countOf(table: string, userId: string): Promise<number> {
  const { rows } = await product.database.query(`select from public.${table} where user_id = $1`, [userId]);
  return rows.length;
}

describe('without an account', () => {
  test('an answer is graded as with one, and the solution comes after the last try', async () => {
    const first = await asGuest(gap(3000));
    expect(first.body.solution).toBeNull();
    expect(first.body.tries).toEqual([expect.objectContaining({ is_right: false, error: null })]);
    const second = await asGuest(gap(3000, 8));
    expect(second.body.tries.map(({ is_right }) => is_right)).toEqual([false, false]);
    expect(second.body.solution).toMatchObject({ kind: 'check' });
  });

  test('nothing is told of a closed lesson, of what is not asked, or after the solution', async () => {
    expect(await asGuest({ ...gap(1), lesson_id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
      status: 404,
      body: { code: 'lesson-not-found' },
    });
    expect((await asGuest({ ...gap(1), activity: 'nothing' })).body.code).toBe('activity-not-found');
    expect((await asGuest(gap())).status).toBe(400);
    expect((await asGuest(gap(['c1']))).status).toBe(400);
    expect((await asGuest(gap(1, 2, 3))).status).toBe(400);
    await product.database.query('update public.lessons set is_free = false where id = $1', [
      ACTIVITY_LESSON,
    ]);
    expect(await asGuest(gap(1))).toMatchObject({ status: 403, body: { code: 'lesson-closed' } });
    await product.database.query('update public.lessons set is_free = true where id = $1', [ACTIVITY_LESSON]);
  });

  test('nobody tries out a thousand answers', async () => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 640; asked += 20) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => asGuest(gap(1))));
      for (const { status } of replies) statuses.add(status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('brought along to an account', () => {
  test('answers are graded anew, count once, and are told in the lesson', async () => {
    const learner = await signUpLearner(product.server, 'brought@example.org');
    const given = { answers: [gap(3000, 8)], puzzles: [] };
    expect((await learner.call('save-guest-answers', given)).body).toEqual({ kept: 1, refused: 0 });
    expect((await learner.call('save-guest-answers', given)).body).toEqual({ kept: 0, refused: 1 });
    const { rows } = await product.database.query(
      'select place, try, is_right from public.responses where user_id = $1 order by sequence',
      [learner.id],
    );
    expect(rows).toEqual([
      { place: 'guest', try: 1, is_right: false },
      { place: 'guest', try: 2, is_right: false },
    ]);
    const { body } = await learner.call('open-activities', { lesson_id: ACTIVITY_LESSON });
    const { questions } = body as OpenActivitiesResponse;
    expect(questions.map(({ activity, item_id }) => [activity, item_id])).toEqual([['average-cost', 'gap']]);
  });

  test('what a browser says it came to is not taken', async () => {
    const learner = await signUpLearner(product.server, 'forger@example.org');
    const forged = { ...gap(3000), is_right: true };
    const reply = await learner.call('save-guest-answers', { answers: [forged], puzzles: [] });
    expect(reply.status).toBe(400);
    expect(await countOf('responses', learner.id)).toBe(0);
  });

  test('what the account has answered stays, and what cannot be kept keeps nothing else away', async () => {
    const learner = await signUpLearner(product.server, 'early@example.org');
    await learner.call('answer-activity', {
      lesson_id: ACTIVITY_LESSON,
      activity: 'average-cost',
      item_id: 'gap',
      answer: 1,
    });
    const before = await countOf('responses', learner.id);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { body } = await learner.call('save-guest-answers', {
      answers: [gap(3000), { ...gap(1), activity: 'gone' }],
      puzzles: [
        { day: yesterday, answer: dailyPuzzle(yesterday).solution.answer },
        { day: '2026-01-02', answer: dailyPuzzle('2026-01-02').solution.answer },
        { day: '2999-01-01', answer: 1 },
      ],
    });
    expect(body).toEqual({ kept: 1, refused: 4 });
    expect(await countOf('responses', learner.id)).toBe(before + 1);
    expect(await countOf('puzzle_answers', learner.id)).toBe(1);
  });

  test('the first puzzle of the landing page counts once, and teaches nothing', async () => {
    const learner = await signUpLearner(product.server, 'first-puzzle@example.org');
    const given = { answers: [], puzzles: [], first_puzzle: 25 };
    const none = { ...given, first_puzzle: 51 };
    expect((await learner.call('save-guest-answers', none)).body).toEqual({ kept: 0, refused: 1 });
    expect((await learner.call('save-guest-answers', given)).body).toEqual({ kept: 1, refused: 0 });
    const again = { ...given, first_puzzle: 50 };
    expect((await learner.call('save-guest-answers', again)).body).toEqual({ kept: 0, refused: 1 });
    const { rows } = await product.database.query(
      `select place, responses.skill, is_right, due from public.responses
       join public.skill_states using (user_id, skill) where user_id = $1`,
      [learner.id],
    );
    expect(rows).toEqual([{ place: 'puzzle', skill: 'position-size', is_right: false, due: null }]);
  });

  test('nobody sends more than a device keeps, or without an account', async () => {
    const learner = await signUpLearner(product.server, 'many@example.org');
    const answers = Array.from({ length: 201 }, () => gap(1));
    expect((await learner.call('save-guest-answers', { answers, puzzles: [] })).status).toBe(400);
    const response = await fetch(`${product.server.url}/functions/v1/save-guest-answers`, {
      method: 'POST',
      headers: {
        apikey: product.server.anonKey,
        authorization: `Bearer ${product.server.anonKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ answers: [], puzzles: [] }),
    });
    expect(response.status).toBe(401);
  });
});
