import { beforeAll, describe, expect, test } from 'vitest';
import { reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import type {
  ReadMemoryResponse,
  ReadTodayResponse,
  TodayStretch,
} from '#domain/knowledge/today-contract.ts';
import { addDays } from '#domain/knowledge/learner-day.ts';
import { one } from '#domain/kernel/one.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import type { OpenDrillResponse } from '#domain/quiz/review-contract.ts';
import { loadReview } from '#server/functions/learning/review/review-question.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { passDays } from '#tests/support/pass-days.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { rightAnswer, wrongAnswer } from '#tests/support/quiz-product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What a day holds, read from what was answered and completed, and the drills in it.
 */

const { server, database } = await startProduct();

const DAY_MS = 24 * 3_600_000;
/** Skills of the free first modules that have enough items, and a course with a free lesson. */
let skills: string[];
let lesson: { id: string; module_id: string; course_id: string };

beforeAll(async () => {
  const { rows } = await database.query<{ skill: string }>(
    `select skill from private.review_items join public.lessons on lessons.id = lesson_id and lessons.is_free
     where (select count(*) >= 4 and count(*) filter (where is_generated) >= 2
       from private.review_items as own where own.skill = review_items.skill)
     group by skill order by count(*) desc, skill limit 12`,
  );
  skills = rows.map(({ skill }) => skill);
  const first = await database.query<{ id: string; module_id: string; course_id: string }>(
    `select lessons.id, module_id, lessons.course_id from public.lessons
     join public.modules on modules.id = module_id join public.courses on courses.id = lessons.course_id
     where courses.slug = 'risk-management-with-ai' and lessons.retired_at is null
     order by modules.order_index, lessons.order_index limit 1`,
  );
  lesson = one(first.rows);
});

/** As if the learner had answered an item of a skill some days ago. */
async function answered(
  learner: { id: string },
  skill: string,
  { daysAgo = 0, isRight = true, place = 'quiz' as const, item = 'first' } = {},
): Promise<void> {
  await database.transaction(({ query }) =>
    recordResponse(query, {
      userId: learner.id,
      at: new Date(Date.now() - daysAgo * DAY_MS),
      place,
      lessonId: null,
      template: `${skill}/${item}`,
      skill,
      level: 2,
      isConstructed: true,
      try: 1,
      isRight,
      hints: 0,
    }),
  );
}

async function read(learner: TestLearner): Promise<ReadTodayResponse> {
  const { status, body } = await learner.call('read-today', {});
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as ReadTodayResponse;
}

async function openDrill(learner: TestLearner, skill: string): Promise<OpenDrillResponse> {
  const { status, body } = await learner.call('open-drill', { skill });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as OpenDrillResponse;
}

const partOf = <Kind extends TodayStretch['kind']>(today: ReadTodayResponse, kind: Kind) =>
  today.stretches.find((stretch): stretch is Extract<TodayStretch, { kind: Kind }> => stretch.kind === kind);

const take = (learner: TestLearner) =>
  learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: lesson.course_id });

describe('today', () => {
  test('of somebody who has met nothing is one lesson, done once it is completed', async () => {
    const learner = await signUpLearner(server, 'first@example.org');
    expect((await read(learner)).stretches).toEqual([]);
    await take(learner);
    const before = await read(learner);
    expect(before.stretches).toEqual([
      expect.objectContaining({ kind: 'lesson', is_first: true, is_done: false }),
    ]);
    expect(partOf(before, 'lesson')?.lesson.id).toBe(lesson.id);
    expect(before.week.filter(({ is_kept }) => is_kept)).toEqual([]);
    await learner.rest.from('user_progress').insert({
      user_id: learner.id,
      lesson_id: lesson.id,
      module_id: lesson.module_id,
      completed: true,
      completed_at: new Date().toISOString(),
      score: 100,
    });
    const after = await read(learner);
    expect(after.stretches).toEqual([expect.objectContaining({ kind: 'lesson', is_done: true })]);
    expect(partOf(after, 'lesson')?.lesson.id).toBe(lesson.id);
    expect(after.week.filter(({ is_kept }) => is_kept).map(({ day }) => day)).toEqual([after.day]);
  });

  test('has no more reviews than fit its minutes, and follows the pace chosen on any device', async () => {
    const learner = await signUpLearner(server, 'pace@example.org');
    for (const [index, skill] of skills.entries()) await answered(learner, skill, { daysAgo: 40 - index });
    const usual = await read(learner);
    const due = Math.min(skills.length, reviewsADay(15));
    expect(partOf(usual, 'reviews')).toMatchObject({ questions: due, answered: 0, is_done: false });
    expect(partOf(usual, 'reviews')?.left[0]?.curve[0]).toBe(1);
    const { error } = await learner.rest
      .from('paces')
      .upsert({ user_id: learner.id, minutes_a_day: 5, days_a_week: 3, target_recall: 0.8 });
    expect(error).toBeNull();
    const short = await read(learner);
    expect(short.pace).toEqual({ minutes_a_day: 5, days_a_week: 3, target_recall: 0.8 });
    expect(partOf(short, 'reviews')).toMatchObject({ questions: 3, minutes: 2 });
    expect((await learner.call('open-review', {})).body.left).toBe(3);
  });

  test('keeps what was done, and does not go on', async () => {
    const learner = await signUpLearner(server, 'done@example.org');
    await answered(learner, skills[0] ?? '', { daysAgo: 20 });
    for (;;) {
      const { body } = await learner.call('open-review', {});
      const question = body.question as { id: string } | null;
      if (!question) break;
      const asked = await loadReview(database.query, learner.id, question.id);
      if (!asked) throw new Error('There is no such question.');
      await learner.call('answer-review-item', { question_id: question.id, answer: rightAnswer(asked) });
    }
    expect(partOf(await read(learner), 'reviews')).toMatchObject({ is_done: true, questions: 1, left: [] });
  });

  test('ends with the chart puzzle of the day, and says what came of it', async () => {
    const learner = await signUpLearner(server, 'puzzle@example.org');
    await answered(learner, skills[0] ?? '', { daysAgo: 20 });
    const before = await read(learner);
    expect(before.stretches.at(-1)).toMatchObject({ kind: 'puzzle', is_done: false, is_right: null });
    const { question, solution } = dailyPuzzle(before.day);
    expect(partOf(before, 'puzzle')?.candles).toEqual(question.candles);
    await learner.call('answer-puzzle', { day: before.day, answer: solution.answer });
    expect(partOf(await read(learner), 'puzzle')).toMatchObject({ is_done: true, is_right: true });
  });

  test('says what came of the last day, and nothing of this one', async () => {
    const learner = await signUpLearner(server, 'last@example.org');
    const [skill = '', other = ''] = skills;
    await answered(learner, skill, { daysAgo: 3 });
    await answered(learner, skill, { daysAgo: 2, isRight: false, item: 'second' });
    await answered(learner, other, { daysAgo: 2, item: 'first' });
    await take(learner);
    await learner.rest.from('user_progress').insert({
      user_id: learner.id,
      lesson_id: lesson.id,
      module_id: lesson.module_id,
      completed: true,
      completed_at: new Date().toISOString(),
      score: 100,
    });
    const { day, last } = await read(learner);
    expect(last).toEqual({ day: addDays(day, -2), answered: 2, right: 1, lessons: 0 });
    await passDays(database, learner.id, 1);
    expect((await read(learner)).last).toEqual({ day: addDays(day, -1), answered: 0, right: 0, lessons: 1 });
  });

  test('shows nothing of anybody else', async () => {
    const learner = await signUpLearner(server, 'mine@example.org');
    const other = await signUpLearner(server, 'other@example.org');
    await answered(learner, skills[0] ?? '', { daysAgo: 20 });
    expect((await read(other)).stretches).toEqual([]);
    expect((await other.call('read-memory', {})).body).toMatchObject({ skills: 0 });
  });
});

describe('a drill', () => {
  test('is offered of the weakest skill, asks four items that differ, and ends with what changed', async () => {
    const learner = await signUpLearner(server, 'drill@example.org');
    const [skill = ''] = skills;
    for (const item of ['one', 'two']) await answered(learner, skill, { daysAgo: 2, isRight: false, item });
    expect(partOf(await read(learner), 'drill')).toMatchObject({
      skill,
      reason: 'weakest',
      answers: [false, false],
    });
    const asked: string[] = [];
    for (;;) {
      const drill = await openDrill(learner, skill);
      if (!drill.question) break;
      expect((await openDrill(learner, skill)).question?.id).toBe(drill.question.id);
      const question = await loadReview(database.query, learner.id, drill.question.id);
      if (!question) throw new Error('There is no such question.');
      asked.push(question.template);
      const isWrong = asked.length === 2;
      const answer = isWrong ? wrongAnswer(question) : rightAnswer(question);
      await learner.call('answer-review-item', { question_id: drill.question.id, answer });
      if (isWrong)
        await learner.call('answer-review-item', {
          question_id: drill.question.id,
          try: 2,
          answer: rightAnswer(question),
        });
    }
    expect(new Set(asked).size).toBe(4);
    const end = await openDrill(learner, skill);
    expect(end.answers).toEqual([true, false, true, true]);
    expect(end.now.known).toBeGreaterThan(end.before.known);
    const { data } = await learner.rest.from('responses').select('place').eq('place', 'drill').eq('try', 1);
    expect(data).toHaveLength(4);
    expect(partOf(await read(learner), 'drill')).toMatchObject({ skill, is_done: true });
  });

  test('of another skill puts away the one that was left, and keeps what was answered in it', async () => {
    const learner = await signUpLearner(server, 'left@example.org');
    const [first = '', second = ''] = skills;
    const { question } = await openDrill(learner, first);
    const asked = await loadReview(database.query, learner.id, question?.id ?? null);
    if (!asked) throw new Error('There is no such question.');
    await learner.call('answer-review-item', { question_id: asked.id, answer: wrongAnswer(asked) });
    expect((await openDrill(learner, second)).question?.item.skill).toBe(second);
    expect((await openDrill(learner, first)).answers).toEqual([false]);
  });

  test('of a skill that is none is refused', async () => {
    const learner = await signUpLearner(server, 'none@example.org');
    expect((await learner.call('open-drill', { skill: 'no-such-skill' })).status).toBe(404);
  });

  test('of the weakest prerequisite is offered once a quiz was failed twice', async () => {
    const learner = await signUpLearner(server, 'failed@example.org');
    const { rows } = await database.query<{ lesson_id: string; needed: string[] }>(
      `select items.lesson_id, array_agg(distinct needs.prerequisite_id) as needed from private.review_items as items
       join public.skill_prerequisites as needs on needs.skill_id = items.skill
       join public.lessons on lessons.id = items.lesson_id
       where items.activity = '' and needs.prerequisite_id = any ($1)
       group by 1 order by count(distinct needs.prerequisite_id) desc, 1 limit 1`,
      [skills],
    );
    const { lesson_id, needed } = one(rows);
    const find = async () => (await learner.call('find-drill', { lesson_id })).body.drill;
    const fail = () =>
      database.query(
        `insert into public.quiz_attempts (user_id, lesson_id, finished_at, score, passed)
         values ($1, $2, now(), 40, false)`,
        [learner.id, lesson_id],
      );
    await fail();
    expect(await find()).toBeNull();
    await fail();
    const found = (await find()) as { skill: string } | null;
    expect(needed).toContain(found?.skill);
    await answered(learner, found?.skill ?? '', { daysAgo: 1 });
    expect(partOf(await read(learner), 'drill')).toMatchObject({ reason: 'failed_quiz' });
    // What is known better by now gives way to what is known less.
    const weakest = (await find()) as { skill: string } | null;
    expect(needed).toContain(weakest?.skill);
    expect(weakest?.skill === found?.skill).toBe(needed.length === 1);
  });
});

test('what is remembered is told of two weeks on both sides of today', async () => {
  const learner = await signUpLearner(server, 'memory@example.org');
  for (const [index, skill] of skills.entries()) await answered(learner, skill, { daysAgo: 12 - index });
  const { body } = await learner.call('read-memory', {});
  const { past, future, skills: count } = body as ReadMemoryResponse;
  expect(count).toBe(skills.length);
  expect(past).toHaveLength(14);
  expect(past[0]?.recall).toBeNull();
  expect(past.at(-1)?.recall).toBeGreaterThan(0.5);
  expect(future.at(-1)?.kept).toBeGreaterThan(future.at(-1)?.without ?? 1);
  expect(future.some(({ due }) => due > 0)).toBe(true);
});
