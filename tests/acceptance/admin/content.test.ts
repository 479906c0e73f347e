import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { RECORDS } from '#server/functions/identity/exported-tables.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import {
  FIXTURE_COURSE,
  importFixtureCourse,
  type QuizProduct,
  startQuizProduct,
} from '#tests/support/quiz-product.ts';

/*
 * What admins see of the content and do about it, over HTTP.
 */

const TEXT = stableId('first-steps', 'money-at-risk', 'chance-times-loss');

let product: QuizProduct;
let admin: TestLearner;
let ada: TestLearner;
let grace: TestLearner;

beforeAll(async () => {
  product = await startQuizProduct();
  const { server, database } = product;
  admin = await signUpLearner(server, 'admin@example.org');
  ada = await signUpLearner(server, 'ada@example.org');
  grace = await signUpLearner(server, 'grace@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  await ada.rest.from('enrollments').insert({ user_id: ada.id, course_id: FIXTURE_COURSE });
});
afterAll(() => product?.stop());

describe('a course that is withdrawn', () => {
  const offered = async () =>
    (await grace.rest.from('courses').select('id').eq('is_active', true)).data?.map(({ id }) => id);
  const switchCourse = (isOffered: boolean) =>
    admin.call('switch-course', { course_id: FIXTURE_COURSE, is_offered: isOffered });

  test('is offered to nobody at once, and stays with those who take it', async () => {
    expect(await offered()).toContain(FIXTURE_COURSE);
    expect(await switchCourse(false)).toEqual({
      status: 200,
      body: { course_id: FIXTURE_COURSE, is_active: false },
    });
    expect(await offered()).not.toContain(FIXTURE_COURSE);
    const { error } = await grace.rest
      .from('enrollments')
      .insert({ user_id: grace.id, course_id: FIXTURE_COURSE });
    expect(error?.hint).toBe('course-not-active');
    expect((await ada.rest.from('courses').select('id').eq('id', FIXTURE_COURSE)).data).toHaveLength(1);
    expect(
      (await ada.rest.from('lesson_bodies').select('lesson_id').eq('lesson_id', TEXT)).data,
    ).toHaveLength(1);
  });

  // spec: 70 Content: a course is withdrawn and offered again, whatever is imported
  test('is not brought back by importing the content, only by an admin', async () => {
    await switchCourse(false);
    await importFixtureCourse(product.database);
    expect(await offered()).not.toContain(FIXTURE_COURSE);
    await switchCourse(true);
    expect(await offered()).toContain(FIXTURE_COURSE);
  });

  test('has to exist', async () => {
    expect(await admin.call('switch-course', { course_id: TEXT, is_offered: true })).toEqual({
      status: 404,
      body: { code: 'course-not-found' },
    });
  });
});

describe('problem reports', () => {
  async function report(text: string): Promise<string> {
    const { data, error } = await ada.rest
      .from('problem_reports')
      .insert({ user_id: ada.id, lesson_id: TEXT, kind: 'mistake', text })
      .select('id')
      .single();
    expect(error).toBeNull();
    return String(data?.id);
  }
  const settle = (ids: readonly string[], status: string, note: string | null = null) =>
    admin.call('settle-problem-reports', { report_ids: ids, status, note });
  const read = async (ids: readonly string[]) =>
    (await ada.rest.from('problem_reports').select('status, settled_note, settled_at').in('id', ids)).data;

  test('are settled together with a note that their author reads, and opened again', async () => {
    const ids = [await report('2 + 2 = 5'), await report('A word is missing.')];
    expect(await settle(ids, 'resolved', 'Mended.')).toEqual({ status: 200, body: { settled: 2 } });
    const settled = { status: 'resolved', settled_note: 'Mended.', settled_at: expect.any(String) };
    expect(await read(ids)).toEqual([settled, settled]);
    await settle(ids, 'open');
    const open = { status: 'open', settled_note: null, settled_at: null };
    expect(await read(ids)).toEqual([open, open]);
    const { rows } = await product.database.query(
      `select details from public.admin_actions where action = 'settle-problem-reports' order by created_at`,
    );
    expect(rows).toEqual([
      { details: { status: 'resolved', reports: ids } },
      { details: { status: 'open', reports: ids } },
    ]);
  });

  test('are settled all or none', async () => {
    const id = await report('Unclear.');
    expect(await settle([id, TEXT], 'dismissed')).toEqual({
      status: 404,
      body: { code: 'report-not-found' },
    });
    expect(await read([id])).toMatchObject([{ status: 'open' }]);
    expect((await settle([], 'dismissed')).status).toBe(400);
    expect((await settle([id], 'open', 'A note.')).status).toBe(400);
  });
});

// spec: 70 Content: how lessons are used
test('the statistics of lessons are what an independent count gives', async () => {
  const { database, quizId } = product;
  /** Learner, lesson, verb, details. */
  const happened: readonly (readonly [TestLearner, string, string, object])[] = [
    [ada, TEXT, 'lesson_opened', {}],
    [ada, TEXT, 'lesson_opened', {}],
    [grace, TEXT, 'lesson_opened', {}],
    [ada, TEXT, 'time_on_task', { seconds: 300 }],
    [ada, TEXT, 'time_on_task', { seconds: 60 }],
    [grace, TEXT, 'time_on_task', { seconds: 120 }],
    [ada, TEXT, 'lesson_completed', { score: 100 }],
    [ada, quizId, 'quiz_finished', { passed: false }],
    [ada, quizId, 'quiz_finished', { passed: true }],
    [grace, quizId, 'quiz_finished', { passed: false }],
  ];
  for (const [learner, lesson, verb, details] of happened) {
    await database.query(
      `insert into public.learning_events (user_id, verb, course_id, lesson_id, details)
       values ($1, $2, $3, $4, $5)`,
      [learner.id, verb, FIXTURE_COURSE, lesson, details],
    );
  }
  await database.query(
    `insert into public.learning_events (user_id, verb, course_id, lesson_id, occurred_at)
     values ($1, 'lesson_opened', $2, $3, now() - interval '8 days')`,
    [admin.id, FIXTURE_COURSE, TEXT],
  );
  await database.query('delete from public.problem_reports');
  await database.query(
    `insert into public.problem_reports (lesson_id, kind, text, status, settled_at)
     values ($1, 'unclear', 'Open.', 'open', null), ($1, 'unclear', 'Settled.', 'resolved', now())`,
    [TEXT],
  );
  const { body } = await admin.call('read-lesson-statistics', { course_id: FIXTURE_COURSE, days: 7 });
  const lessons = body.lessons as { lesson_id: string }[];
  expect(lessons.find(({ lesson_id: id }) => id === TEXT)).toEqual({
    lesson_id: TEXT,
    opened: 2,
    completed: 1,
    // Six minutes and two.
    median_minutes: 4,
    timed: 2,
    finished: 0,
    passed: 0,
    open_reports: 1,
  });
  expect(lessons.find(({ lesson_id: id }) => id === quizId)).toMatchObject({
    opened: 0,
    median_minutes: null,
    timed: 0,
    finished: 2,
    passed: 1,
  });
  expect(body.includes_demonstration).toBe(false);
});

describe('the preview of a lesson', () => {
  /** What is kept of somebody, table by table. */
  async function countRecords(userId: string): Promise<Record<string, number>> {
    const counts = RECORDS.map(async (table): Promise<[string, number]> => {
      const { rowCount } = await product.database.query(`select from public.${table} where user_id = $1`, [
        userId,
      ]);
      return [table, rowCount];
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  /** Items without what each attempt draws for itself: the numbers in the prompts and the order of the choices. */
  function shapeOf(items: unknown): object[] {
    return (items as AskedItem[]).map(({ prompt_html: prompt, choices, ...item }) => ({
      ...item,
      prompt: prompt.replaceAll(/[\d.,]+/g, '#'),
      choices: choices?.map(({ id }) => id).sort(),
    }));
  }

  // spec: 70 Content: any lesson as a learner sees it, and nothing is kept
  test('asks the items of a quiz with their numbers, tells no answer, and keeps nothing', async () => {
    const before = await countRecords(admin.id);
    const { status, body } = await admin.call('preview-lesson', { lesson_id: product.quizId });
    expect(status).toBe(200);
    const learners = await ada.call('start-quiz', { lesson_id: product.quizId });
    expect(learners.status).toBe(200);
    expect(shapeOf(body.items)).toEqual(shapeOf(learners.body.items));
    expect(shapeOf(body.items).length).toBeGreaterThan(2);
    expect(JSON.stringify(body)).not.toMatch(/"(correct|answer|explanations|tolerance)"/);
    expect(await countRecords(admin.id)).toEqual(before);
    // What would be kept of a learner is seen by this count.
    expect((await countRecords(ada.id)).quiz_attempts).toBe(1);
  });

  test('needs a lesson', async () => {
    expect(await admin.call('preview-lesson', { lesson_id: FIXTURE_COURSE })).toEqual({
      status: 404,
      body: { code: 'lesson-not-found' },
    });
    expect((await admin.call('preview-lesson', { lesson_id: TEXT })).body).toEqual({
      items: [],
      activity_items: {},
      folder: null,
    });
  });
});
