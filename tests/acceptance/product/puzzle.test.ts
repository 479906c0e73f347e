import { expect, test } from 'vitest';
import type { ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { one } from '#domain/kernel/one.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The chart puzzle of the day: the same for everybody, answered once, and its truth not told before.
 */

const { server, database } = await startProduct();
const ZONE = { time_zone: 'UTC' };

async function read(learner: TestLearner): Promise<ReadPuzzleResponse> {
  const { status, body } = await learner.call('read-puzzle', ZONE);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as ReadPuzzleResponse;
}

async function asGuest(name: string, body: unknown): Promise<{ status: number; body: ReadPuzzleResponse }> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${server.anonKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ReadPuzzleResponse };
}

/** An answer that can be given and is not right. */
function wrongAnswer({ puzzle }: ReadPuzzleResponse): number | string {
  const { answer } = dailyPuzzle(puzzle.day).solution;
  return puzzle.choices.find((choice) => choice !== answer) ?? Number(answer) + 1;
}

test('everybody gets the same puzzle, and nobody its truth before an answer', async () => {
  const one = await signUpLearner(server, 'one@example.org');
  const other = await signUpLearner(server, 'other@example.org');
  const asked = await read(one);
  expect(asked).toEqual({
    puzzle: dailyPuzzle(asked.puzzle.day).question,
    skill_name: expect.stringMatching(/^[A-Z]/),
    outcome: null,
  });
  expect(await read(other)).toEqual(asked);
  expect(JSON.stringify(asked)).not.toMatch(/solution|facts/);
  expect((await asGuest('read-puzzle', {})).body).toMatchObject({ outcome: null });
});

test('the first answer counts, and is evidence that teaches no skill', async () => {
  const learner = await signUpLearner(server, 'puzzler@example.org');
  const asked = await read(learner);
  const { day, skill } = asked.puzzle;
  const { answer } = dailyPuzzle(day).solution;
  const given = { day, answer: wrongAnswer(asked), ...ZONE };
  const first = await learner.call('answer-puzzle', given);
  expect(first.body).toMatchObject({
    outcome: { is_right: false, answer: given.answer, solution: { answer } },
  });
  const again = await learner.call('answer-puzzle', { ...given, answer });
  expect(again.body).toEqual(first.body);
  expect((await read(learner)).outcome).toMatchObject({ is_right: false });
  const { rows } = await database.query(
    'select place, skill, is_right, try from public.responses where user_id = $1',
    [learner.id],
  );
  expect(rows).toEqual([{ place: 'puzzle', skill, is_right: false, try: 1 }]);
  const states = await database.query('select due from public.skill_states where user_id = $1', [learner.id]);
  expect(states.rows).toEqual([{ due: null }]);
});

test('a skill that was met before is scheduled by it', async () => {
  const learner = await signUpLearner(server, 'met@example.org');
  const asked = await read(learner);
  const { day, skill } = asked.puzzle;
  await database.transaction(({ query }) =>
    recordResponse(query, {
      userId: learner.id,
      at: new Date(Date.now() - 9 * 86_400_000),
      place: 'lesson',
      lessonId: null,
      template: 'before',
      skill,
      level: 2,
      isConstructed: true,
      try: 1,
      isRight: true,
      hints: 0,
    }),
  );
  const due = async () => {
    const { rows } = await database.query<{ due: string }>(
      'select due::text from public.skill_states where user_id = $1',
      [learner.id],
    );
    return one(rows).due;
  };
  const before = await due();
  await learner.call('answer-puzzle', { day, answer: dailyPuzzle(day).solution.answer, ...ZONE });
  expect((await due()) > before).toBe(true);
});

test('two devices that answer at once count once', async () => {
  const learner = await signUpLearner(server, 'twice@example.org');
  const asked = await read(learner);
  const { day } = asked.puzzle;
  const answers = [dailyPuzzle(day).solution.answer, wrongAnswer(asked)];
  const told = await Promise.all(
    [...answers, ...answers].map((answer) => learner.call('answer-puzzle', { day, answer, ...ZONE })),
  );
  expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { rows } = await database.query('select from public.responses where user_id = $1', [learner.id]);
  expect(rows).toHaveLength(1);
});

test('only the puzzle of the day can be answered, and only with an answer', async () => {
  const learner = await signUpLearner(server, 'late@example.org');
  const { day, choices } = (await read(learner)).puzzle;
  const refused = async (body: object) => {
    const reply = await learner.call('answer-puzzle', body);
    return [reply.status, reply.body.code];
  };
  expect(await refused({ day: '2026-01-01', answer: 1 })).toEqual([409, 'puzzle-over']);
  expect(await refused({ day: '2099-01-01', answer: 1 })).toEqual([409, 'puzzle-over']);
  const unfit = choices.length > 0 ? 'nothing' : 'a';
  expect(await refused({ day, answer: unfit, ...ZONE })).toEqual([400, 'invalid-request']);
});

test('a guest is told what an answer came to, and nothing is kept', async () => {
  const { body: asked } = await asGuest('read-puzzle', {});
  const { day } = asked.puzzle;
  const told = await asGuest('answer-puzzle', { day, answer: wrongAnswer(asked) });
  expect(told.body.outcome).toMatchObject({ is_right: false });
  expect((await asGuest('answer-puzzle', { day: '2099-01-01', answer: 1 })).status).toBe(409);
});
