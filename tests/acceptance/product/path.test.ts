import { beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The path of a learner is computed from what is known of them, keeps what they moved, and says what changed.
 */

const { server, database } = await startProduct();

async function readPath(learner: TestLearner): Promise<ReadPathResponse> {
  const { status, body } = await learner.call('read-path', {});
  expect(status).toBe(200);
  return body as ReadPathResponse;
}

async function changePath(learner: TestLearner, change: object): Promise<ReadPathResponse> {
  const { status, body } = await learner.call('change-path', { change });
  expect([status, body.code]).toEqual([200, undefined]);
  return body as ReadPathResponse;
}

const refusal = async (learner: TestLearner, change: object) => {
  const { status, body } = await learner.call('change-path', { change });
  return [status, body.code];
};

const aheadOf = ({ stations }: ReadPathResponse) =>
  stations.filter(({ done_on }) => done_on === null).map(({ id }) => id);

const setGoals = (learner: TestLearner, goals: readonly string[]) =>
  learner.rest.from('onboarding_steps').upsert({
    user_id: learner.id,
    step_name: 'goals',
    completed: false,
    data: { goals },
  });

/** As if a placement had found this of every strand. */
const place = (learner: TestLearner, estimate: number) =>
  database.query(
    `insert into public.placements (user_id, starts_low, finished_at, result)
     select $1, false, now(), jsonb_build_object('level', 2, 'chance', 0.9, 'estimate', $2::float, 'deviation', 0.3, 'strands',
       jsonb_agg(jsonb_build_object('strand', id, 'asked', 2, 'right', 1, 'estimate', $2::float, 'low', $2::float - 0.4,
         'high', $2::float + 0.4, 'from_level', 1, 'to_level', 3)))
     from public.skill_strands`,
    [learner.id, estimate],
  );

/** Everything of a module completed, as its lessons say. */
const complete = async (learner: TestLearner, station: string) => {
  await database.query(
    `insert into public.enrollments (user_id, course_id) select $1, id from public.courses where slug = split_part($2, '/', 1)
     on conflict do nothing`,
    [learner.id, station],
  );
  await database.query(
    `insert into public.user_progress (user_id, module_id, course_id, lesson_id, completed, completed_at)
     select $1, modules.id, modules.course_id, lessons.id, true, now()
     from public.lessons join public.modules on modules.id = module_id join public.courses on courses.id = modules.course_id
     where courses.slug || '/' || modules.slug = $2 and not lessons.is_exam
     on conflict (user_id, lesson_id) do update set completed = true`,
    [learner.id, station],
  );
};

describe('a path', () => {
  let learner: TestLearner;
  beforeAll(async () => {
    learner = await signUpLearner(server, 'path@example.org');
    await setGoals(learner, ['risk']);
  });

  test('begins with the honest odds for everybody, and leads through the course of a goal', async () => {
    const path = await readPath(learner);
    expect(path.stations[0]).toMatchObject({ id: HONEST_ODDS, state: 'here', why: 'odds' });
    expect(path.stations[1]?.state).toBe('next');
    expect(path.leads_through).toEqual(['risk-management-with-ai']);
    expect(new Set(aheadOf(path)).size).toBe(path.stations.length);
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from public.modules join public.courses on courses.id = course_id
       where courses.slug = 'risk-management-with-ai' and modules.status = 'written'`,
    );
    expect(path.stations.filter(({ course }) => course === 'risk-management-with-ai')).toHaveLength(
      one(rows).count,
    );
  });

  test('arrives between two days, later with each station, and says from what', async () => {
    const { stations, arrival, day } = await readPath(learner);
    expect(arrival).toMatchObject({ basis: 'chosen', weeks: 0 });
    const reached = stations.flatMap((station) => station.reached ?? []);
    expect(reached).toHaveLength(stations.length);
    for (const [place, { from, to }] of reached.entries()) {
      expect(from <= to && from >= day && to >= (reached[place - 1]?.to ?? day)).toBe(true);
    }
    expect(arrival).toMatchObject(reached.at(-1) ?? {});
  });

  test('keeps what the learner moved, tells it as no change, and takes it back', async () => {
    const before = aheadOf(await readPath(learner));
    const [, second = '', third = ''] = before;
    const moved = await changePath(learner, { kind: 'move', station: third, side: 'before', other: second });
    expect(aheadOf(moved).slice(0, 3)).toEqual([HONEST_ODDS, third, second]);
    expect(moved).toMatchObject({ changes: [], can_undo: true });
    expect(aheadOf(await readPath(learner)).slice(0, 3)).toEqual([HONEST_ODDS, third, second]);
    const back = await changePath(learner, { kind: 'undo' });
    expect(aheadOf(back)).toEqual(before);
    expect(back).toMatchObject({ changes: [], can_undo: false });
    expect(await refusal(learner, { kind: 'undo' })).toEqual([409, 'nothing-to-undo']);
  });

  test('takes no move of what is not on it, and nothing before the odds', async () => {
    const [, second = ''] = aheadOf(await readPath(learner));
    const move = { kind: 'move', station: second, side: 'before', other: HONEST_ODDS };
    expect(await refusal(learner, move)).toEqual([409, 'odds-first']);
    expect(await refusal(learner, { ...move, other: 'no/such' })).toEqual([404, 'station-not-found']);
    expect(await refusal(learner, { ...move, other: second })).toEqual([404, 'station-not-found']);
    expect(await refusal(learner, { ...move, station: `'; drop` })).toEqual([400, 'invalid-request']);
    expect(await refusal(learner, { kind: 'choose', course: 'no-such-course' })).toEqual([
      404,
      'course-not-found',
    ]);
    expect(await refusal(learner, { kind: 'keep', station: second })).toEqual([404, 'station-not-found']);
  });

  test('leads through the course that is chosen, and back', async () => {
    const forex = await changePath(learner, { kind: 'choose', course: 'forex-market-mechanics' });
    expect(forex).toMatchObject({ chosen: 'forex-market-mechanics', changes: [] });
    expect(forex.leads_through).toEqual(['forex-market-mechanics']);
    expect(aheadOf(forex)[0]).toBe(HONEST_ODDS);
    const { leads_through } = await changePath(learner, { kind: 'undo' });
    expect(leads_through).toEqual(['risk-management-with-ai']);
  });

  test('goes past what was completed, and counts from what was really kept', async () => {
    await complete(learner, HONEST_ODDS);
    // As if it had been weeks ago, which nobody can claim: a trigger keeps the clock.
    await database.transaction(async ({ query }) => {
      await query('alter table public.user_progress disable trigger apply_progress_rules');
      await query(
        `update public.user_progress set completed_at = now() - interval '16 days' where user_id = $1`,
        [learner.id],
      );
      await query('alter table public.user_progress enable trigger apply_progress_rules');
    });
    const path = await readPath(learner);
    expect(path.stations[0]).toMatchObject({ id: HONEST_ODDS, state: 'completed', why: 'done' });
    expect(path.stations[0]?.done_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(path.arrival).toMatchObject({ basis: 'kept', weeks: 2 });
    expect(path.changes).toEqual([]);
  });
});

test('a beginner and an advanced learner are led to different stations after the odds', async () => {
  const beginner = await signUpLearner(server, 'path-beginner@example.org');
  const advanced = await signUpLearner(server, 'path-advanced@example.org');
  for (const [learner, estimate] of [
    [beginner, -1.8],
    [advanced, 1.9],
  ] as const) {
    await setGoals(learner, ['risk']);
    await place(learner, estimate);
  }
  const [low, high] = [await readPath(beginner), await readPath(advanced)];
  expect(aheadOf(low)[0]).toBe(HONEST_ODDS);
  expect(aheadOf(high)[0]).toBe(HONEST_ODDS);
  expect(aheadOf(high)[1]).not.toBe(aheadOf(low)[1]);
  expect(high.left_out.length).toBeGreaterThan(low.left_out.length);
  const [known] = high.left_out;
  const put = await changePath(advanced, { kind: 'keep', station: known?.id });
  expect(aheadOf(put)).toContain(known?.id);
});

test('says what changed since it was shown, with why, until the learner has seen it', async () => {
  const learner = await signUpLearner(server, 'path-changes@example.org');
  await setGoals(learner, ['crypto']);
  const before = await readPath(learner);
  expect(before.changes).toEqual([]);
  const quote = 'crypto-fundamentals/bid-ask-spread';
  expect(aheadOf(before)).toContain(quote);
  for (let answer = 0; answer < 6; answer++) {
    await database.transaction(({ query }) =>
      recordResponse(query, {
        userId: learner.id,
        at: new Date(),
        place: 'quiz',
        lessonId: null,
        template: `quote/${answer}`,
        skill: 'read-quote',
        level: 2,
        isConstructed: true,
        try: 1,
        isRight: true,
        hints: 0,
      }),
    );
  }
  const now = await readPath(learner);
  expect(now.changes).toEqual([
    { kind: 'left_out', station: quote, title: expect.objectContaining({ title: expect.any(String) }) },
  ]);
  expect(aheadOf(now)).not.toContain(quote);
  // It is told again until it was seen, whatever the learner moves meanwhile.
  const [, , third = '', fourth = ''] = aheadOf(now);
  await changePath(learner, { kind: 'move', station: fourth, side: 'before', other: third });
  expect((await readPath(learner)).changes).toContainEqual(
    expect.objectContaining({ kind: 'left_out', station: quote }),
  );
  expect((await changePath(learner, { kind: 'seen' })).changes).toEqual([]);
  expect((await readPath(learner)).changes).toEqual([]);
});

test('two devices that move at once leave every station there once', async () => {
  const learner = await signUpLearner(server, 'path-devices@example.org');
  await setGoals(learner, ['risk']);
  const before = aheadOf(await readPath(learner));
  const [, a = '', b = '', c = '', d = ''] = before;
  await Promise.all([
    changePath(learner, { kind: 'move', station: b, side: 'before', other: a }),
    changePath(learner, { kind: 'move', station: d, side: 'before', other: c }),
  ]);
  const after = aheadOf(await readPath(learner));
  expect(after.toSorted()).toEqual(before.toSorted());
  expect(after.indexOf(b)).toBeLessThan(after.indexOf(a));
  expect(after.indexOf(d)).toBeLessThan(after.indexOf(c));
});

test('a path is nobody else’s, and a visitor has none', async () => {
  const learner = await signUpLearner(server, 'path-own@example.org');
  await readPath(learner);
  const other = await signUpLearner(server, 'path-other@example.org');
  expect((await other.rest.from('learner_paths').select()).data).toEqual([]);
  expect((await learner.rest.from('learner_paths').select('shown')).data).toHaveLength(1);
  const response = await fetch(`${server.url}/functions/v1/read-path`, {
    method: 'POST',
    headers: { apikey: server.anonKey },
    body: '{}',
  });
  expect(response.status).toBe(401);
});
