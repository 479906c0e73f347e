import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/knowledge/learner-day.ts';
import { one } from '#domain/kernel/one.ts';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import { testRows } from '#server/functions/path/testing-out/test-record.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { rightAnswer } from '#tests/support/quiz-product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * A learner goes past a module by a test: with items that are not of its quiz, once in seven days, and without a key before its end.
 */

const { server, database } = await startProduct();

/** A module that has items enough for everybody, with two skills or more. */
let moduleId: string;
let oddsId: string;

const moduleOf = async (path: string) => {
  const { rows } = await database.query<{ id: string }>(
    `select modules.id from public.modules join public.courses on courses.id = course_id
     where courses.slug || '/' || modules.slug = $1`,
    [path],
  );
  return one(rows).id;
};

beforeAll(async () => {
  moduleId = await moduleOf('risk-management-with-ai/r-and-expectancy-with-error-bars');
  oddsId = await moduleOf(HONEST_ODDS);
  // What a plan opens is decided elsewhere: here every quiz may be drawn from.
  await database.query('update public.lessons set is_free = true');
});

async function state(learner: TestLearner, name = 'read-test-out', id = moduleId): Promise<TestOutState> {
  const { status, body } = await learner.call(name, { module_id: id });
  expect([status, body.code]).toEqual([200, undefined]);
  return body as TestOutState;
}

const refusal = async (learner: TestLearner, name: string, given: object) => {
  const { status, body } = await learner.call(name, given);
  return [status, body.code];
};

/** Answers the open question: right, or that it is not known. */
async function answer(
  learner: TestLearner,
  open: TestOutState['open'],
  isRight: boolean,
): Promise<TestOutState> {
  if (!open) throw new Error('Nothing is asked.');
  const row = (await testRows(database.query, open.id)).find(({ place }) => place === open.place);
  if (!row?.asked) throw new Error('There is no such question.');
  const { status, body } = await learner.call('answer-test-out-item', {
    test_out_id: open.id,
    place: open.place,
    answer: isRight ? rightAnswer(row.asked) : null,
  });
  expect([status, body.code]).toEqual([200, undefined]);
  return body as TestOutState;
}

async function take(learner: TestLearner, wrong: number): Promise<TestOutState> {
  let now = await state(learner, 'start-test-out');
  for (let asked = 0; now.open !== null; asked++) now = await answer(learner, now.open, asked >= wrong);
  return now;
}

describe('a test of a module', () => {
  test('asks at least three constructed items of each skill, and none from its quiz', async () => {
    const learner = await signUpLearner(server, 'items@example.org');
    const offered = await state(learner);
    expect(offered).toMatchObject({ refusal: null, open: null, finished: null });
    await state(learner, 'start-test-out');
    const { rows } = await database.query<{ skill: string; kinds: string[]; own: number; count: number }>(
      `select skill, count(*)::int as count,
         count(*) filter (where activity = '' and lesson_id in (select id from public.lessons where module_id = $2))::int as own,
         array(select distinct kind from private.review_items as items
           join public.test_out_questions as asked using (lesson_id, activity, item_id)
           where asked.user_id = $1)::text[] as kinds
       from public.test_out_questions where user_id = $1 group by skill`,
      [learner.id, moduleId],
    );
    const { rows: skills } = await database.query<{ skills: string[] }>(
      'select skills from public.modules where id = $1',
      [moduleId],
    );
    expect(rows.map(({ skill }) => skill).toSorted()).toEqual(one(skills).skills.toSorted());
    for (const { count, own, kinds } of rows) {
      expect(count).toBeGreaterThanOrEqual(3);
      expect(own).toBe(0);
      expect(kinds.filter((kind) => kind !== 'numeric' && kind !== 'ordering')).toEqual([]);
    }
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(offered.questions);
  });

  test('that is passed leads the path past the module, completes no lesson, masters nothing, and returns in a week', async () => {
    const learner = await signUpLearner(server, 'passes@example.org');
    await learner.call('change-path', { change: { kind: 'choose', course: 'risk-management-with-ai' } });
    const end = await take(learner, 1);
    expect(end).toMatchObject({
      refusal: 'module-done',
      finished: { is_passed: true, right: end.questions - 1 },
    });
    expect(end.finished?.items).toHaveLength(end.questions);
    const path = (await learner.call('read-path', {})).body as ReadPathResponse;
    const station = path.stations.find(({ module_id }) => module_id === moduleId);
    expect(station).toMatchObject({ state: 'tested_out', why: 'done', done_on: path.day });
    expect((await learner.rest.from('user_progress').select()).data).toEqual([]);
    const { data: states } = await learner.rest.from('skill_states').select('status, due');
    expect(states?.length).toBeGreaterThan(0);
    for (const { status, due } of states ?? []) {
      expect(status).not.toBe('mastered');
      expect(due).toBe(addDays(path.day, 7));
    }
    const { data: given } = await learner.rest.from('responses').select('place');
    expect(new Set(given?.map(({ place }) => place))).toEqual(new Set(['test_out']));
  });

  test('that is not passed leaves the module, and is not taken again within seven days', async () => {
    const learner = await signUpLearner(server, 'fails@example.org');
    const end = await take(learner, 4);
    expect(end).toMatchObject({ refusal: 'test-too-soon', finished: { is_passed: false } });
    expect(await refusal(learner, 'start-test-out', { module_id: moduleId })).toEqual([409, 'test-too-soon']);
    await database.query(
      `update public.test_outs set started_at = started_at - interval '8 days' where user_id = $1`,
      [learner.id],
    );
    expect((await state(learner)).refusal).toBeNull();
    expect((await take(learner, 0)).finished).toMatchObject({ is_passed: true });
  });

  test('can be stopped at any time; what was not answered is not right, and nothing is told of it', async () => {
    const learner = await signUpLearner(server, 'stops@example.org');
    const { open } = await state(learner, 'start-test-out');
    const second = await answer(learner, open, true);
    const { status, body } = await learner.call('finish-test-out', { test_out_id: second.open?.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ open: null, finished: { is_passed: false, right: 1 } });
    expect((body as TestOutState).finished?.items).toHaveLength(1);
  });

  test('is the same in two tabs, and takes one answer to a question', async () => {
    const learner = await signUpLearner(server, 'tabs@example.org');
    const [one_, two] = await Promise.all([
      state(learner, 'start-test-out'),
      state(learner, 'start-test-out'),
    ]);
    expect(two.open).toEqual(one_.open);
    const given = { test_out_id: one_.open?.id, place: 1 };
    await Promise.all([
      learner.call('answer-test-out-item', { ...given, answer: null }),
      learner.call('answer-test-out-item', { ...given, answer: null }),
    ]);
    const { rows } = await database.query('select from public.responses where user_id = $1', [learner.id]);
    expect(rows).toHaveLength(1);
    expect((await state(learner)).open?.place).toBe(2);
  });

  test('is nobody else’s, takes nothing out of its turn, and nothing that is no answer', async () => {
    const learner = await signUpLearner(server, 'own@example.org');
    const other = await signUpLearner(server, 'other@example.org');
    const { open } = await state(learner, 'start-test-out');
    const given = { test_out_id: open?.id, place: 1, answer: 1 };
    expect(await refusal(other, 'answer-test-out-item', given)).toEqual([404, 'test-not-found']);
    expect(await refusal(other, 'finish-test-out', given)).toEqual([404, 'test-not-found']);
    expect(await refusal(learner, 'answer-test-out-item', { ...given, place: 3, answer: null })).toEqual([
      409,
      'not-asked-yet',
    ]);
    expect(await refusal(learner, 'answer-test-out-item', { ...given, place: 29 })).toEqual([
      404,
      'item-not-found',
    ]);
    expect(await refusal(learner, 'answer-test-out-item', { ...given, answer: ['no such step'] })).toEqual([
      400,
      'invalid-request',
    ]);
    expect(await refusal(learner, 'start-test-out', { module_id: open?.id })).toEqual([
      404,
      'module-not-found',
    ]);
    expect((await other.rest.from('test_outs').select()).data).toEqual([]);
    const { error } = await learner.rest.from('test_out_questions').select();
    expect(error?.code).toBe('42501');
  });

  test('tells nothing before its end: neither key nor whether an answer was right', async () => {
    const learner = await signUpLearner(server, 'tells@example.org');
    const first = await state(learner, 'start-test-out');
    const next = await answer(learner, first.open, true);
    for (const told of [first, next]) {
      expect(told.finished).toBeNull();
      expect(JSON.stringify(told)).not.toMatch(
        /"(correct|is_right|answer|solution|reasons|tolerance|explanations)"/,
      );
    }
    expect(next.open?.item.hint_count).toBe(0);
  });

  test('is not offered of the honest odds, of what is done, or more than five times a day', async () => {
    const learner = await signUpLearner(server, 'refused@example.org');
    expect((await state(learner, 'read-test-out', oddsId)).refusal).toBe('odds-first');
    expect(await refusal(learner, 'start-test-out', { module_id: oddsId })).toEqual([409, 'odds-first']);
    await database.query(
      `insert into public.test_outs (user_id, module_id, finished_at, day, is_passed)
       select $1, id, now(), current_date, false from public.modules where id <> $2 limit 5`,
      [learner.id, moduleId],
    );
    expect(await refusal(learner, 'start-test-out', { module_id: moduleId })).toEqual([
      409,
      'too-many-tests',
    ]);
  });

  test('draws from no lesson that is closed to the learner', async () => {
    await database.query('update public.lessons set is_free = false');
    const learner = await signUpLearner(server, 'closed@example.org');
    await database.query(`delete from public.subscriptions where user_id = $1`, [learner.id]);
    const { rows } = await database.query<{ id: string }>(
      `select id from public.modules where status = 'written' and order_index > 2 order by id limit 3`,
    );
    for (const { id } of rows) {
      const { status } = await learner.call('start-test-out', { module_id: id });
      expect([200, 409]).toContain(status);
    }
    const asked = await database.query(
      `select from public.test_out_questions where user_id = $1 and lesson_id is not null
         and not private.learner_can_open_lesson($1, lesson_id)`,
      [learner.id],
    );
    expect(asked.rows).toEqual([]);
    await database.query('update public.lessons set is_free = true');
  });
});
