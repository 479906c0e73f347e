import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

/*
 * Completing a text or a video is the learner's own word (docs/decisions/completion.md): what others rely on must not rest
 * on it.
 */

/** Says of every text that it is completed, as the client does it, without opening one. */
async function completeUnread(session: Session) {
  await session.actAs('learner');
  for (const lesson of [lessons.freeText, lessons.secondText, lessons.thirdText]) {
    const upsert = `insert into public.user_progress (user_id, lesson_id, completed, score) values ($1, $2, true, 100)
      on conflict (user_id, lesson_id) do update set completed = excluded.completed`;
    expect(await session.attempt(upsert, [people.learner, lesson])).toBe('allowed');
  }
}

policyTest(
  'texts completed unread make no certificate and complete no quiz and no course',
  async ({ session }) => {
    await session.query('delete from public.certificates');
    await session.query('delete from public.user_progress');
    await completeUnread(session);
    await session.actAsOwner();
    const { rows } = await session.query(
      `select
       (select count(*)::integer from public.certificates) as certificates,
       (select count(*)::integer from public.user_progress where completed) as completed,
       (select count(*)::integer from public.user_progress where lesson_id = $2 and completed) as quizzes,
       (select completed_at from public.enrollments where user_id = $1 and course_id = $3) as course`,
      [people.learner, lessons.freeQuiz, courses.risk],
    );
    expect(rows).toEqual([{ certificates: 0, completed: 3, quizzes: 0, course: null }]);
  },
);

for (const actor of ['anon', 'learner', 'admin'] as const) {
  policyTest(`a certificate is written by the server alone, not by: ${actor}`, async ({ session }) => {
    await session.query('delete from public.certificates');
    await session.actAs(actor);
    const claim = 'insert into public.certificates (user_id, course_id) values ($1, $2)';
    expect(await session.attempt(claim, [people.learner, courses.risk])).toBe('denied');
  });
}

/** What reads completions in the database, and whom that concerns. */
const READERS: Readonly<Record<string, string>> = {
  complete_quizzes_passed_before: 'writes what was passed in an attempt',
  compute_course_progress: 'the learner’s own bar and date',
  refresh_progress_of_learner: 'the learner’s own bar and date',
  exam_is_closed: 'when an exam opens to the learner; what it says of them is its own attempt',
  count_days: 'a figure for admins, defined as what learners say and pass',
  count_lesson_steps: 'a figure for admins, defined as what learners say and pass',
  'Learners leave a course they have not begun': 'the learner’s own enrolment',
};

async function readersOfCompletions(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    `select distinct proname as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ '\\muser_progress\\M'
     union
     select relname from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('v', 'm')
       and pg_get_viewdef(oid) ~ '\\muser_progress\\M'
     union
     select policyname from pg_policies
     where tablename <> 'user_progress' and concat(qual, with_check) ~ '\\muser_progress\\M'`,
  );
  return rows.map(({ name }) => name).sort();
}

policyTest('nothing else in the database rests on what a learner says is completed', async ({ session }) => {
  expect(await readersOfCompletions(session)).toEqual(Object.keys(READERS).sort());
});

policyTest('a function or a view that begins to rest on it is found', async ({ session }) => {
  await session.query(
    `create function private.award_points() returns bigint language sql as 'select count(*) from public.user_progress'`,
  );
  await session.query(
    'create view public.ranks as select user_id, count(*) from public.user_progress group by 1',
  );
  expect(await readersOfCompletions(session)).toEqual(
    [...Object.keys(READERS), 'award_points', 'ranks'].sort(),
  );
});
