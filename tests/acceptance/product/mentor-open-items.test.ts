import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AttemptId, LessonId } from '#domain/kernel/ids.ts';
import { one } from '#domain/kernel/one.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import { textOfHtml } from '#domain/kernel/text/text-of-html.ts';
import type { StartQuizResponse } from '#domain/quiz/contract.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { quizQuestions } from '#server/functions/learning/quiz-questions.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { rightAnswer } from '#tests/support/quiz-product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * About a question that a learner has open the mentor gives hints and nothing else, in whatever way it is asked; once it is
 * settled, it answers as always.
 */

const { server, database } = await startProduct();

const RISKS = ['risk-management-with-ai', 'map-of-risks'] as const;
const QUIZ = stableId(...RISKS, 'rank-the-risks');
const SIZES = stableId('risk-management-with-ai', 'stop-first-then-size', 'stop-and-size-drill');
const HINTS_ONLY = 'so I give hints only';

let learner: TestLearner;
let count = 0;
beforeAll(async () => {
  await database.query('update public.lessons set is_free = true where id = any($1::uuid[])', [
    [QUIZ, SIZES],
  ]);
});
beforeEach(async () => {
  count += 1;
  learner = await signUpLearner(server, `open-item-${count}@example.org`);
});

async function begin(lessonId: string): Promise<StartQuizResponse> {
  const { status, body } = await learner.call('start-quiz', { lesson_id: lessonId });
  expect(status).toBe(200);
  return body as StartQuizResponse;
}

async function ask(content: string, more: Record<string, unknown> = {}) {
  const { status, body } = await learner.call('ask-mentor', { content, language: 'en', ...more });
  expect(status).toBe(200);
  const { reply, conversation_id } = body as {
    reply: { content: string; working: unknown };
    conversation_id: string;
  };
  return { ...reply, conversation_id };
}

const itemOf = (quiz: StartQuizResponse, id: string) => {
  const item = quiz.items.find((asked) => asked.id === id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return { ...item, prompt: textOfHtml(item.prompt_html) };
};

async function answerRight(quiz: StartQuizResponse, lessonId: string, id: string): Promise<void> {
  const ask = await quizQuestions(
    database.query,
    nominal<LessonId>(lessonId),
    nominal<AttemptId>(quiz.attempt_id),
  );
  const question = ask(1).find(({ item }) => item.id === id);
  if (!question) throw new Error(`There is no item ${id}.`);
  const answer = { attempt_id: quiz.attempt_id, item_id: id, answer: rightAnswer(question) };
  expect((await learner.call('answer-quiz-item', answer)).body).toMatchObject({ is_correct: true });
}

/** The open question of a review. */
async function openReview(item: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into public.review_questions (user_id, skill, lesson_id, activity, item_id, day)
     select $1, skill, lesson_id, activity, item_id, current_date from private.review_items
     where lesson_id = $2 and item_id = $3 returning id`,
    [learner.id, QUIZ, item],
  );
  return one(rows).id;
}

describe('a question about an item of a quiz that is open', () => {
  test('gets its hints one by one, which count as taken, and an answer once it is settled', async () => {
    const quiz = await begin(QUIZ);
    const { prompt } = itemOf(quiz, 'planned-loss-is-not-all');
    const first = await ask(prompt);
    expect(first.content).toContain(HINTS_ONLY);
    expect(first.content).toContain('Hint 1 of 3: Which events did the first lesson list');
    expect(first.content).not.toContain('Hint 2');
    expect((await ask(prompt)).content).toContain('Hint 2 of 3');
    const taken = (await begin(QUIZ)).hints.find(({ item_id }) => item_id === 'planned-loss-is-not-all');
    expect(taken?.hints).toHaveLength(2);
    await answerRight(quiz, QUIZ, 'planned-loss-is-not-all');
    expect((await ask(prompt)).content).not.toContain(HINTS_ONLY);
  });

  test('gets them also where it is pointed at, and in other languages', async () => {
    const quiz = await begin(QUIZ);
    const { prompt } = itemOf(quiz, 'planned-loss-is-not-all');
    const about = { lesson_id: QUIZ, words: prompt };
    const { content } = await ask('¿Me lo explicas?', { about, language: 'es' });
    expect(content).toContain('solo doy pistas');
    expect(content).toContain('Pista 1 de 3');
  });

  test('gets no sum with its numbers, asked at once or bit by bit', async () => {
    const quiz = await begin(SIZES);
    const { prompt } = itemOf(quiz, 'size-of-a-long-trade');
    const numbers = [...prompt.matchAll(/\d[\d,.]*\d|\d/g)].map(([number]) =>
      Number(number.replaceAll(',', '')),
    );
    const [account = 0, percent = 0, entry = 0, stop = 0] = numbers;
    const atOnce = await ask(`$${account}, ${percent}%, $${entry - stop} away: how many shares?`);
    expect(atOnce.content).toContain(HINTS_ONLY);
    expect(atOnce.working).toBeNull();
    const { conversation_id, ...begun } = await ask(`How many shares can I buy with $${account}?`);
    expect(begun.content).toContain('To work it out I still need');
    const second = await ask(`${percent}% and the stop is $${entry - stop} away`, { conversation_id });
    expect(second.content).toContain(HINTS_ONLY);
    expect(second.working).toBeNull();
    // Other numbers are another sum.
    expect((await ask('$7,777, 1%, $7 away: how many shares?')).content).toContain('= 11');
  });
});

describe('while a question of a review is open', () => {
  test('a written answer that tells it waits, and takes no hint', async () => {
    const question = 'What happens to my money when an exchange fails?';
    expect((await ask(question)).content).not.toContain(HINTS_ONLY);
    const id = await openReview('money-at-an-exchange');
    expect((await ask(question)).content).toContain(HINTS_ONLY);
    const { rows } = await database.query<{ hints: number }>(
      'select hints from public.review_questions where id = $1',
      [id],
    );
    expect(rows).toEqual([{ hints: 0 }]);
    expect((await ask('What is a pip?')).content).toContain('The usual smallest step');
    await database.query('update public.review_questions set settled_at = now() where id = $1', [id]);
    expect((await ask(question)).content).not.toContain(HINTS_ONLY);
  });

  test('no dialogue is held about a belief that it turns on', async () => {
    const misconception = 'stop-guarantees-price';
    const { body: open } = await learner.call('open-dialogue', { misconception });
    const id = await openReview('planned-loss-is-not-all');
    const refused = { status: 409, body: { code: 'item-open' } };
    expect(await learner.call('open-dialogue', { misconception })).toMatchObject(refused);
    const answer = { dialogue_id: open.dialogue_id, place: 0, choice: 0 };
    expect(await learner.call('answer-dialogue', answer)).toMatchObject(refused);
    expect((await learner.call('open-dialogue', { misconception: 'due-for-a-win' })).status).toBe(200);
    await database.query('update public.review_questions set settled_at = now() where id = $1', [id]);
    expect((await learner.call('answer-dialogue', answer)).status).toBe(200);
  });
});
