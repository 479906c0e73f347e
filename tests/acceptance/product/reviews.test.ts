import { beforeAll, describe, expect, test } from 'vitest';
import { REVIEWS_A_DAY } from '#domain/knowledge/choose-reviews.ts';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { one } from '#domain/kernel/one.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import type { AnswerReviewItemResponse, OpenReviewResponse } from '#domain/quiz/review-contract.ts';
import { answerReviewItem } from '#server/functions/learning/answer-review-item.ts';
import { openReview } from '#server/functions/learning/open-review.ts';
import { loadReview } from '#server/functions/learning/review/review-question.ts';
import type { ProductFunction } from '#server/functions/product-function.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { readTogether } from '#server/functions/read-together.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { rightAnswer, wrongAnswer } from '#tests/support/quiz-product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What is due is asked again, one item at a time, and no key leaves the server before the answer.
 */

const { server, database } = await startProduct();

const DAY_MS = 24 * 3_600_000;
/** Skills of the free first modules that have enough items. */
let skills: string[];

beforeAll(async () => {
  const { rows } = await database.query<{ skill: string }>(
    `select skill from private.review_items join public.lessons on lessons.id = lesson_id and lessons.is_free
     where (select count(*) >= 4 and count(*) filter (where is_generated) >= 2
       from private.review_items as own where own.skill = review_items.skill)
     group by skill order by count(*) desc, skill limit 4`,
  );
  skills = rows.map(({ skill }) => skill);
});

/** As if the learner had answered an item of a skill some days ago. */
async function taught(learner: { id: string }, skill: string, daysAgo: number): Promise<void> {
  await database.transaction(({ query }) =>
    recordResponse(query, {
      userId: learner.id,
      at: new Date(Date.now() - daysAgo * DAY_MS),
      place: 'quiz',
      lessonId: null,
      template: `${skill}/first`,
      skill,
      level: 2,
      isConstructed: true,
      try: 1,
      isRight: true,
      hints: 0,
    }),
  );
}

async function open(learner: TestLearner): Promise<OpenReviewResponse> {
  const { status, body } = await learner.call('open-review', {});
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as OpenReviewResponse;
}

async function keyOf(learner: { id: string }, id: string) {
  const review = await loadReview(database.query, learner.id, id);
  if (!review) throw new Error('There is no such question.');
  return review;
}

const refusal = async (learner: TestLearner, name: string, given: object) => {
  const { status, body } = await learner.call(name, given);
  return [status, body.code];
};

describe('a review', () => {
  test('asks nothing of somebody who has learned nothing', async () => {
    const learner = await signUpLearner(server, 'new@example.org');
    expect(await open(learner)).toMatchObject({
      left: 0,
      minutes: 0,
      question: null,
      returns_on: null,
      reviewed: [],
    });
  });

  test('asks what is due, tells what is wrong first, and ends with what was kept and when it returns', async () => {
    const learner = await signUpLearner(server, 'due@example.org');
    const [skill = ''] = skills;
    await taught(learner, skill, 10);
    const { question, left } = await open(learner);
    if (!question) throw new Error('Nothing is asked.');
    expect(left).toBe(1);
    expect(question.item.skill).toBe(skill);
    const asked = await keyOf(learner, question.id);
    const first = await learner.call('answer-review-item', {
      question_id: question.id,
      answer: wrongAnswer(asked),
    });
    expect(first).toMatchObject({
      status: 200,
      body: {
        feedback: { is_correct: false, correct: null, reasons: [] },
        change: { before: { stability: expect.any(Number) }, since: { stability: expect.any(Number) } },
      },
    });
    const { before, since } = (first.body as AnswerReviewItemResponse).change ?? {};
    expect(daysBetween(before?.day ?? '', since?.day ?? '')).toBe(10);
    expect(since?.stability).toBeLessThan(before?.stability ?? 0);
    // Sent again it is not the second try.
    expect(
      (await learner.call('answer-review-item', { question_id: question.id, answer: rightAnswer(asked) }))
        .body,
    ).toEqual(first.body);
    const second = await learner.call('answer-review-item', {
      question_id: question.id,
      try: 2,
      answer: rightAnswer(asked),
    });
    // What the first answer changed stays so.
    expect(second.body).toMatchObject({
      feedback: { is_correct: true, correct: rightAnswer(asked) },
      change: { before, since },
    });
    const end = await open(learner);
    expect(end).toMatchObject({ left: 0, question: null });
    expect(end.reviewed).toEqual([
      expect.objectContaining({ skill, is_right: false, returns_on: end.returns_on }),
    ]);
    const { data } = await learner.rest
      .from('responses')
      .select('place, try, is_right')
      .eq('place', 'review');
    expect(data).toEqual([
      { place: 'review', try: 1, is_right: false },
      { place: 'review', try: 2, is_right: true },
    ]);
  });

  test('shows two devices the same question, and nobody else any of it', async () => {
    const learner = await signUpLearner(server, 'devices@example.org');
    const other = await signUpLearner(server, 'stranger@example.org');
    await taught(learner, skills[0] ?? '', 10);
    const [one, two] = await Promise.all([open(learner), open(learner)]);
    expect(one.question).not.toBeNull();
    expect(two.question).toEqual(one.question);
    const given = { question_id: one.question?.id, answer: 1 };
    expect(await refusal(other, 'answer-review-item', given)).toEqual([404, 'question-not-found']);
    expect(await refusal(other, 'take-review-hint', { ...given, step: 1 })).toEqual([
      404,
      'question-not-found',
    ]);
    expect((await other.rest.from('review_questions').select()).data).toEqual([]);
  });

  test('gives hints in their order, and one makes the skill return earlier', async () => {
    const learner = await signUpLearner(server, 'hinted@example.org');
    await taught(learner, skills[0] ?? '', 10);
    const { question } = await open(learner);
    if (!question) throw new Error('Nothing is asked.');
    const asked = { question_id: question.id };
    expect(await refusal(learner, 'take-review-hint', { ...asked, step: 2 })).toEqual([
      409,
      'hint-too-early',
    ]);
    const { body } = await learner.call('take-review-hint', { ...asked, step: 1 });
    expect(body.hints).toHaveLength(1);
    expect((await open(learner)).question?.hints).toEqual(body.hints);
    const answer = rightAnswer(await keyOf(learner, question.id));
    await learner.call('answer-review-item', { ...asked, answer });
    const { data } = await learner.rest.from('responses').select('hints').eq('place', 'review');
    expect(data).toEqual([{ hints: 1 }]);
    expect(await refusal(learner, 'take-review-hint', { ...asked, step: 2 })).toEqual([409, 'item-answered']);
  });

  test('never asks a skill with too few items of its own', async () => {
    const learner = await signUpLearner(server, 'few@example.org');
    const { rows } = await database.query<{ id: string }>(
      `select id from public.skills where (select count(*) from private.review_items where skill = skills.id) < 4 limit 1`,
    );
    await taught(learner, one(rows).id, 10);
    expect(await open(learner)).toMatchObject({ left: 0, question: null });
  });

  test('of half a year with the clock moved repeats no item while others exist, and is done each day', async () => {
    const { id } = await signUpLearner(server, 'weeks@example.org');
    for (const [index, skill] of skills.entries()) await taught({ id }, skill, 30 - index);
    const asked = new Map<string, string[]>();
    for (let day = 0; day < 180; day++) {
      const at = new Date(Date.now() + day * DAY_MS);
      const call = async <T>(run: ProductFunction, body: unknown): Promise<T> => {
        const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) });
        const caller = { userId: nominal<UserId>(id), role: 'authenticated', sessionId: null, aal: null };
        const response = await run(request, {
          caller,
          address: '',
          query: database.query,
          read: readTogether((statements) => database.batch(statements)),
          transaction: (work) =>
            database.transaction(({ query, batch, writeLast }) =>
              work(query, readTogether(batch), writeLast),
            ),
          now: () => at,
        });
        return (await response.json()) as T;
      };
      let questions = 0;
      for (;;) {
        const { question, returns_on } = await call<OpenReviewResponse>(openReview, {});
        if (!question) {
          expect(returns_on).not.toBeNull();
          break;
        }
        questions += 1;
        const review = await keyOf({ id }, question.id);
        asked.set(question.item.skill, [...(asked.get(question.item.skill) ?? []), review.template]);
        const answer = rightAnswer(review);
        await call<AnswerReviewItemResponse>(answerReviewItem, { question_id: question.id, answer });
      }
      expect(questions).toBeLessThanOrEqual(REVIEWS_A_DAY);
    }
    for (const [skill, templates] of asked) {
      expect(templates.length, skill).toBeGreaterThan(1);
      const { rows } = await database.query('select from private.review_items where skill = $1', [skill]);
      expect(new Set(templates).size, skill).toBe(Math.min(templates.length, rows.length));
    }
  });
});
