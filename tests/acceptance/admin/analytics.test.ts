import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnalyticsAnswer, AnalyticsRows, AnalyticsSection } from '#domain/analytics/contract.ts';
import { shiftDay } from '#domain/analytics/period.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import type { Outline } from './analytics/outline.ts';
import { createPopulation } from './analytics/population.ts';
import { type Population, readPopulation } from './analytics/read-population.ts';
import { type Question, recount } from './analytics/recount.ts';

/*
 * Every figure of the Analytics tab equals a count of the rows, made here one by one and without SQL: for several
 * periods, for all courses and for one, and wherever the cut lies between kept counts and those of the moment.
 */

let server: TestServer;
let database: Database;
let drop: () => Promise<void>;
let admin: TestLearner;
let outline: Outline;
let population: Population;
const CONTENT_DIR = join(import.meta.dirname, '..', '..', 'fixtures', 'content', 'valid');
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  const target = await createTestDatabase();
  // Days are those of UTC, whatever the time zone of the database's sessions.
  const url = new URL(target.url);
  url.searchParams.set('options', '-c timezone=America/New_York');
  server = await startServer({ databaseUrl: url.href, env: { CONTENT_DIR } });
  database = openDatabase({ url: url.href, poolSize: 2, onError: () => undefined });
  drop = () => target.drop();
  admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  // The server counts once when it starts; only then do the tests decide what is counted.
  await vi.waitFor(async () => {
    expect((await database.query('select from private.analytics_rollup')).rowCount).toBe(1);
  }, 20_000);
  outline = await createPopulation(database.query, 20_261_121, new Date());
  population = await readPopulation(database.query);
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
  await drop?.();
});

const rollUp = (until: string) =>
  database.query(`select private.roll_up_analytics($1::timestamptz)`, [until]);

async function read<Section extends AnalyticsSection>(
  section: Section,
  { from, to, courseId }: Pick<Question, 'from' | 'to' | 'courseId'>,
): Promise<AnalyticsAnswer<Section>> {
  const { status, body } = await admin.call('read-analytics', { section, from, to, course_id: courseId });
  expect(status).toBe(200);
  return body as AnalyticsAnswer<Section>;
}

/** Reads a section and asks the same question of the rows. */
async function readAndRecount<Section extends AnalyticsSection>(
  section: Section,
  asked: Pick<Question, 'from' | 'to' | 'courseId'>,
): Promise<{ rows: readonly AnalyticsRows[Section][]; question: Question }> {
  const answer = await read(section, asked);
  return {
    rows: answer.rows,
    question: { ...asked, unit: answer.period.unit, asOf: new Date(answer.as_of) },
  };
}

const cuts = {
  'nothing is kept': '-infinity',
  'most is kept': `${shiftDay(today, -12)}T00:00:00Z`,
  'everything before today is kept': `${today}T00:00:00Z`,
};
const periods = {
  'the last week': { from: shiftDay(today, -6), to: today },
  'the last three months': { from: shiftDay(today, -89), to: today },
  'all time': { from: shiftDay(today, -200), to: today },
  'a month some time ago': { from: shiftDay(today, -70), to: shiftDay(today, -40) },
};

describe.each(Object.entries(cuts))('when %s', (_cut, until) => {
  beforeAll(() => rollUp(until));

  describe.each(Object.entries(periods))('of %s', (_period, period) => {
    const ofAll = () => ({ ...period, courseId: null });
    const ofOne = () => ({ ...period, courseId: outline.courseIds[1] ?? '' });

    // spec: 19 What admins see as figures is computed from the database
    // spec: 70 Analytics: figures computed from the database
    test.each([
      ['all courses', ofAll],
      ['one course', ofOne],
    ])('days, course funnels and retention are those of the rows for %s', async (_name, ask) => {
      const days = await readAndRecount('days', ask());
      const counted = days.rows.map((row) => [`${row.starts_on} ${row.measure}`, row.happened] as const);
      expect(new Map(counted)).toEqual(recount.days(population, days.question));

      const courses = await readAndRecount('courses', ask());
      const steps = courses.rows.map(
        (row) =>
          [
            row.course_id,
            [row.enrolled, row.began, row.quarter, row.half, row.three_quarters, row.completed],
          ] as const,
      );
      expect(new Map(steps)).toEqual(recount.courses(population, courses.question));

      const retention = await readAndRecount('retention', ask());
      const weeks = retention.rows.map(
        (row) => [`${row.cohort_week} ${row.week}`, [row.joined, row.learners]] as const,
      );
      expect(new Map(weeks)).toEqual(recount.retention(population, retention.question));
    });

    // spec: 70 Analytics: lessons, quiz items and revenue as the rows have them
    test('lessons and quiz items are those of the rows', async () => {
      const lessons = await readAndRecount('lessons', ofOne());
      expect(lessons.rows.length).toBeGreaterThan(0);
      const steps = lessons.rows.map((row) => [row.lesson_id, [row.opened, row.completed]] as const);
      expect(new Map(steps)).toEqual(recount.lessons(population, lessons.question));

      const items = await readAndRecount('items', ofOne());
      const expected = recount.items(population, items.question);
      expect(expected.size).toBeGreaterThan(0);
      expect(items.rows.map((row) => `${row.lesson_id} ${row.item_id}`).toSorted()).toEqual(
        [...expected.keys()].toSorted(),
      );
      for (const row of items.rows) {
        const [answers, correct, discrimination] =
          expected.get(`${row.lesson_id} ${row.item_id}`) ?? ([0, 0, null] as const);
        expect([row.answers, row.correct]).toEqual([answers, correct]);
        if (discrimination === null) expect(row.discrimination).toBeNull();
        else expect(row.discrimination).toBeCloseTo(discrimination, 9);
      }
    });

    // spec: 70 Analytics: mistakes as the answers have them
    test('mistakes are those of the rows', async () => {
      const mistakes = await readAndRecount('mistakes', ofOne());
      expect(mistakes.rows.length).toBeGreaterThan(5);
      const counts = mistakes.rows.map(
        (row) =>
          [
            `${row.lesson_id} ${row.item_id} ${row.kind} ${row.name}`,
            [row.happened, row.answers, row.happened_before, row.answers_before],
          ] as const,
      );
      expect(new Map(counts)).toEqual(recount.mistakes(population, mistakes.question));
    });

    test('revenue is that of the rows', async () => {
      const { rows, question } = await readAndRecount('revenue', ofAll());
      const sums = rows.map(
        (row) =>
          [
            `${row.starts_on} ${row.currency} ${row.provider} ${row.kind}`,
            [row.payments, row.amount_minor],
          ] as const,
      );
      expect(new Map(sums)).toEqual(recount.revenue(population, question));
    });
  });
});

test('the database does not happen to live in UTC', async () => {
  expect((await database.query('show timezone')).rows).toEqual([{ TimeZone: 'America/New_York' }]);
});

test('the population has what could be miscounted', () => {
  const has = (found: boolean) => expect(found).toBe(true);
  has(population.users.some(({ is_anonymous }) => is_anonymous));
  has(population.users.some(({ deleted_at }) => deleted_at !== null));
  has(population.users.some(({ created_at }) => created_at.toISOString().endsWith('T00:00:00.000Z')));
  has(population.events.some(({ user_id }) => user_id === null));
  has(population.answers.some(({ round }) => round === 2));
  has(population.answers.some((row) => row.try === 2));
  has(population.activityAnswers.some((row) => row.try === 2));
  has(population.attempts.some(({ finished_at }) => finished_at === null));
  has(population.enrollments.some(({ completed_at }) => completed_at !== null));
  has(population.lessons.some(({ retired_at }) => retired_at !== null));
  has(
    population.enrollments.some(({ user_id, course_id, created_at }) =>
      population.progress.some(
        (row) => row.user_id === user_id && row.course_id === course_id && row.completed_at < created_at,
      ),
    ),
  );
  for (const of of ['currency', 'provider', 'kind'] as const) {
    has(new Set(population.payments.map((payment) => payment[of])).size === 2);
  }
});

test('a period without a beginning begins with the first sign-up', async () => {
  const first = population.users.map(({ created_at }) => created_at.toISOString()).toSorted()[0];
  const { status, body } = await admin.call('read-analytics', {
    section: 'days',
    from: null,
    to: today,
    course_id: null,
  });
  expect({ status, period: body.period }).toEqual({
    status: 200,
    period: { from: first?.slice(0, 10), to: today, unit: 'week' },
  });
});

// spec: 70 Analytics: demonstration learners in the figures are named
test('an answer says of when it is, and whether demonstration learners are in it', async () => {
  await rollUp('-infinity');
  const asked = { ...periods['the last week'], courseId: null };
  const before = await read('days', asked);
  expect(before).toMatchObject({ counted_until: null, includes_demonstration: false });
  expect(Math.abs(Date.parse(before.as_of) - Date.now())).toBeLessThan(60_000);

  await rollUp(`${today}T00:00:00Z`);
  await database.query('insert into private.demonstration_users (user_id) values ($1)', [admin.id]);
  const after = await read('days', asked);
  expect(after.includes_demonstration).toBe(true);
  expect(new Date(after.counted_until ?? '')).toEqual(new Date(`${today}T00:00:00Z`));
});

test.each([
  { section: 'days', from: '2026-02-30', to: today, course_id: null },
  { section: 'days', from: today, to: shiftDay(today, -1), course_id: null },
  { section: 'days', from: '1026-11-21', to: '2026-11-21', course_id: null },
  { section: 'lessons', from: null, to: today, course_id: null },
  { section: 'secrets', from: null, to: today, course_id: null },
])('$section from $from to $to is refused as a request that makes no sense', async (body) => {
  expect(await admin.call('read-analytics', body)).toMatchObject({
    status: 400,
    body: { code: 'invalid-request' },
  });
});

test('figures of learning are read by admins alone', async () => {
  const question = { section: 'learning', from: null, to: today, course_id: null };
  await database.query('select private.roll_up_learning()');
  const answer = await read('learning', { from: today, to: today, courseId: null });
  expect(answer.rows.map(({ figure }) => figure)).toContain('first_answer');
  const learner = await signUpLearner(server, 'curious@example.org');
  expect(await learner.call('read-analytics', question)).toMatchObject({
    status: 403,
    body: { code: 'admins-only' },
  });
});
