import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { openDemonstration, type TestDemonstration } from './demonstration/open-demonstration.ts';

/* Every figure of learning equals a count of the rows, made here one by one and without SQL. */

type Row = AnalyticsRows['learning'];
type Response = {
  user_id: string;
  skill: string;
  place: string;
  try: number;
  is_right: boolean;
  forecast: number | null;
  days_since: number | null;
  answered_at: Date;
};

const DAY_MS = 86_400_000;

let demonstration: TestDemonstration;
let figures: Row[];
let responses: Response[];
let people: { id: string; created_at: Date }[];

const select = async <T extends object>(text: string, values: unknown[] = []) =>
  (await demonstration.database.query(text, values)).rows as T[];

beforeAll(async () => {
  demonstration = await openDemonstration();
  await demonstration.load();
  const [course] = await select<{ id: string }>(
    `select id from public.courses where slug <> 'texts' order by slug limit 1`,
  );
  figures = await select<Row>(
    `select figure, lesson_id, title, name, detail, cases::int, happened::int, value, other from private.read_learning($1)`,
    [course?.id],
  );
  responses = await select<Response>(
    `select user_id, skill, place, try, is_right, forecast::float, days_since, answered_at from public.responses
     order by user_id, sequence`,
  );
  people = await select('select id, created_at from auth.users where not is_anonymous');
});
afterAll(() => demonstration?.close());

const counted = (figure: Row['figure']) =>
  Object.fromEntries(
    figures
      .filter((row) => row.figure === figure)
      .map(({ name, cases, happened }) => [name, [cases, happened]]),
  );
const first = () => responses.filter((one) => one.try === 1);

test('who answered within ten minutes, and who came back', async () => {
  const within = people.filter(({ id, created_at }) => {
    const earliest = responses.find(({ user_id }) => user_id === id);
    return earliest !== undefined && earliest.answered_at.getTime() <= created_at.getTime() + 600_000;
  });
  expect(counted('first_answer')).toEqual({ '': [people.length, within.length] });
  const events = await select<{ user_id: string; occurred_at: Date }>(
    `select user_id, occurred_at from public.learning_events
     union all select user_id, answered_at from public.responses`,
  );
  const back = (after: number) =>
    people.filter(({ id, created_at }) =>
      events.some(({ user_id, occurred_at }) => {
        const passed = (occurred_at.getTime() - created_at.getTime()) / DAY_MS;
        return user_id === id && passed >= after && passed < after + 1;
      }),
    ).length;
  const old = (after: number) =>
    people.filter(({ created_at }) => Date.now() - created_at.getTime() >= (after + 1) * DAY_MS).length;
  expect(counted('return')).toEqual(
    Object.fromEntries([1, 7, 30].map((after) => [String(after), [old(after), back(after)]])),
  );
});

/** Where somebody is asked: what a session of the simulator shows is done, not recalled. */
const ASKED = new Set(['review', 'drill', 'quiz', 'lesson', 'exam']);

test('what was recalled after a week, and what was forecast', () => {
  const rested = first().filter(
    ({ days_since, place }) => days_since !== null && days_since >= 7 && ASKED.has(place),
  );
  expect(rested.length).toBeGreaterThan(20);
  expect(counted('recall')).toEqual({
    '': [rested.length, rested.filter(({ is_right }) => is_right).length],
  });
  const tenths: Record<string, [number, number]> = {};
  for (const { forecast, is_right } of first()) {
    if (forecast === null) continue;
    const name = String(Math.min(Math.floor(forecast * 10), 9));
    const [cases, happened] = tenths[name] ?? [0, 0];
    tenths[name] = [cases + 1, happened + Number(is_right)];
  }
  expect(Object.keys(tenths).length).toBeGreaterThan(2);
  expect(counted('forecast')).toEqual(tenths);
});

test('skills that learners get stuck on', async () => {
  const states = await select<{ user_id: string; skill: string; status: string }>(
    'select user_id, skill, status from public.skill_states',
  );
  const expected: Record<string, [number, number]> = {};
  for (const { user_id, skill, status } of states) {
    const given = first().filter((one) => one.user_id === user_id && one.skill === skill);
    if (given.length < 8) continue;
    const [cases, happened] = expected[skill] ?? [0, 0];
    expected[skill] = [cases + 1, happened + Number(status === 'learning')];
  }
  expect(Object.keys(expected).length).toBeGreaterThan(0);
  expect(counted('stuck')).toEqual(expected);
});

test('parts of lessons and wrong choices are of the course asked for, and never of more than there were', () => {
  for (const figure of ['block', 'choice', 'time'] as const) {
    const rows = figures.filter((row) => row.figure === figure);
    expect(rows.length, figure).toBeGreaterThan(0);
    for (const { cases, happened } of rows) expect(happened).toBeLessThanOrEqual(cases);
  }
});

test('nothing of a lesson is told without a course', async () => {
  const rows = await select<Row>('select figure, lesson_id from private.read_learning(null)');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ lesson_id }) => lesson_id !== null)).toEqual([]);
});
