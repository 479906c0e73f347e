import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { loadSecrets } from '#server/backend/keys/secrets.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * A whole school in one lesson: everybody writes at the same moment, most of it twice, as impatient people and browsers
 * that try again do. Nothing may be lost and nothing counted twice.
 */

const LEARNERS = 500;

type Learner = { readonly id: string; readonly rest: PostgrestClient };
type Lesson = { readonly id: string; readonly module_id: string };

const course = stableId('risk-management-with-ai');

let learners: Learner[];

const { server, database } = await startProduct();
beforeAll(async () => {
  // Five hundred sign-ups would test the hashing of passwords.
  const { rows } = await database.query<{ id: string }>(
    `insert into auth.users (email) select 'learner-' || n || '@example.org' from generate_series(1, $1::int) as n
     returning id`,
    [LEARNERS],
  );
  const tokens = await createAccessTokens((await loadSecrets(server.dataDir, {})).jwtKeys);
  const exp = Math.floor(Date.now() / 1000) + 3600;
  learners = await Promise.all(
    rows.map(async ({ id }) => {
      const token = await tokens.sign({ sub: id, role: 'authenticated', aud: 'authenticated', exp });
      const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` };
      return { id, rest: new PostgrestClient(`${server.url}/rest/v1`, { headers }) };
    }),
  );
});

/** Sends again what nothing or a full server answered, as a browser or a person would: it may have been written all the same. */
async function insist<Answer extends { status: number }>(send: () => PromiseLike<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 0 || answer.status === 504 ? insist(send) : answer;
}

/** What the browser of one learner sends: one lesson after the other, and every write of a lesson twice at once. */
async function work({ id, rest }: Learner, lessons: readonly Lesson[]) {
  const enrol = () =>
    rest
      .from('enrollments')
      .upsert(
        { user_id: id, course_id: course },
        { onConflict: 'user_id,course_id', ignoreDuplicates: true },
      );
  const answers = [await insist(enrol)];
  for (const lesson of lessons) {
    const row = { user_id: id, lesson_id: lesson.id };
    const once = { onConflict: 'user_id,lesson_id' };
    const completed = {
      ...row,
      module_id: lesson.module_id,
      completed: true,
      completed_at: '2026-11-20',
      score: 100,
    };
    const writes = [
      () => rest.from('user_progress').upsert(completed, once),
      () => rest.from('lesson_positions').upsert({ ...row, position: 0.5 }, once),
      () => rest.rpc('record_time_on_task', { lesson_id: lesson.id, seconds: 60 }),
    ];
    answers.push(...(await Promise.all([...writes, ...writes].map(insist))));
  }
  return answers;
}

test('five hundred learners write their progress at once', { timeout: 120_000 }, async () => {
  const { rows: lessons } = await database.query<Lesson>(
    `select id, module_id from public.lessons
     where course_id = $1 and content_type <> 'quiz' and retired_at is null limit 3`,
    [course],
  );
  expect(lessons).toHaveLength(3);

  const answers = await Promise.all(learners.map((learner) => work(learner, lessons)));
  expect(answers.flat().flatMap(({ error }) => error ?? [])).toEqual([]);

  const { rows } = await database.query(
    `select
       (select count(*) from public.user_progress where completed)::int as progress,
       (select count(*) from public.lesson_positions)::int as positions,
       (select count(*) from public.learning_events where verb = 'enrolled')::int as enrolled,
       (select count(*) from public.learning_events where verb = 'lesson_completed')::int as completed,
       (select count(distinct progress) from public.enrollments)::int as percentages`,
  );
  expect(rows).toEqual([
    {
      progress: LEARNERS * lessons.length,
      positions: LEARNERS * lessons.length,
      enrolled: LEARNERS,
      completed: LEARNERS * lessons.length,
      percentages: 1,
    },
  ]);
});

test('nobody has worked for longer than there was time', async () => {
  const { rows } = await database.query<{ most: number; span: number }>(
    `select max(seconds)::int as most, max(span)::int as span from (
       select sum((details ->> 'seconds')::int) as seconds,
         ceil(extract(epoch from max(occurred_at) - min(occurred_at))) as span
       from public.learning_events where verb = 'time_on_task' group by user_id
     ) as learners`,
  );
  const { most, span } = one(rows);
  // The first report of a learner may tell of the minute before it.
  expect(most).toBeGreaterThanOrEqual(60);
  expect(most).toBeLessThanOrEqual(60 + span);
});
