import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

/** Writes an event as the server does. */
const happen = (session: Session, verb: string, details: object, daysAgo = 0) =>
  session.query(
    `insert into public.learning_events (user_id, verb, course_id, lesson_id, details, occurred_at)
     values ($1, $2, $3, $4, $5, now() - make_interval(days => $6))`,
    [people.learner, verb, courses.risk, lessons.secondText, details, daysAgo],
  );

const known = async (session: Session) =>
  (
    await session.query(
      `select opened_at = now() as opened_now, completed_at is not null as completed, passed_at is not null as passed,
         finished_at is not null as finished, worked_at = now() - interval '1 day' as worked_yesterday, used_at = now() as
         used_now, seconds
       from private.lesson_use where lesson_id = $1`,
      [lessons.secondText],
    )
  ).rows;

policyTest(
  'what a learner does in a lesson adds up to one row, in whatever order it is told',
  async ({ session }) => {
    await happen(session, 'lesson_opened', {});
    await happen(session, 'lesson_opened', {}, 3);
    await happen(session, 'time_on_task', { seconds: 200 }, 1);
    await happen(session, 'time_on_task', { seconds: 100 }, 2);
    await happen(session, 'quiz_finished', { passed: false });
    await happen(session, 'hint_taken', { step: 1 });
    const expected = {
      opened_now: true,
      completed: false,
      finished: true,
      passed: false,
      worked_yesterday: true,
      used_now: true,
      seconds: 300,
    };
    expect(await known(session)).toEqual([expected]);
    await session.query('select private.count_lesson_use($1, $1)', [people.learner]);
    expect(await known(session)).toEqual([expected]);
  },
);

policyTest('nothing of it stays when a learner is taken out of their events', async ({ session }) => {
  await happen(session, 'lesson_opened', {});
  await session.query('select private.anonymise_learning_events($1)', [people.learner]);
  expect(await known(session)).toEqual([]);
});
