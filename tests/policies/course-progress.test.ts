import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, modules, people } from './world.ts';

const ofRisk = [lessons.freeText, lessons.freeQuiz, lessons.secondText, lessons.thirdText];

async function complete(session: Session, ...ids: string[]): Promise<void> {
  await session.actAs('service');
  for (const lesson of ids) {
    await session.query(
      `insert into public.user_progress (user_id, lesson_id, completed, score) values ($1, $2, true, 100)
       on conflict (user_id, lesson_id) do update set completed = true`,
      [people.learner, lesson],
    );
  }
  await session.actAsOwner();
}

async function progress(session: Session) {
  const { rows } = await session.query<{ progress: number; completed: boolean }>(
    `select progress, completed_at is not null as completed from public.enrollments
     where user_id = $1 and course_id = $2`,
    [people.learner, courses.risk],
  );
  return oneOrNone(rows);
}

function addLesson(session: Session, slug: string) {
  return session.query(
    `insert into public.lessons (module_id, course_id, slug, title, description, content_type,
       duration_minutes, order_index, author, reviewed_on)
     values ($1, $2, $3, '', '', 'text', 5, 9, 'Editors', '2026-11-20')`,
    [modules.third, courses.risk, slug],
  );
}

// spec: 180 Course progress: completed lessons of all lessons
policyTest('progress is the share of completed lessons, rounded', async ({ session }) => {
  await addLesson(session, 'fifth');
  await addLesson(session, 'sixth');
  expect(await progress(session)).toEqual({ progress: 0, completed: false });
  await complete(session, lessons.freeText);
  expect(await progress(session)).toEqual({ progress: 17, completed: false });
  await complete(session, lessons.freeQuiz, lessons.secondText);
  expect(await progress(session)).toEqual({ progress: 50, completed: false });
});

policyTest('completing every lesson completes the course', async ({ session }) => {
  await complete(session, ...ofRisk);
  expect(await progress(session)).toEqual({ progress: 100, completed: true });
});

policyTest('a course with a module in writing never counts as completed', async ({ session }) => {
  await session.query(`update public.modules set status = 'in_writing' where id = $1`, [modules.third]);
  await complete(session, ...ofRisk);
  expect(await progress(session)).toEqual({ progress: 99, completed: false });

  await session.query(`update public.modules set status = 'written' where id = $1`, [modules.third]);
  expect(await progress(session)).toEqual({ progress: 100, completed: true });
});

policyTest('rounding never completes a course', async ({ session }) => {
  for (let lesson = 0; lesson < 200; lesson += 1) await addLesson(session, `lesson-${lesson}`);
  const { rows } = await session.query<{ id: string }>(
    `select id from public.lessons where course_id = $1 and slug <> 'lesson-0'`,
    [courses.risk],
  );
  await complete(session, ...rows.map((row) => row.id));
  expect(await progress(session)).toEqual({ progress: 99, completed: false });
});

policyTest('a completion date once earned stays when lessons or modules are added', async ({ session }) => {
  await complete(session, ...ofRisk);
  await addLesson(session, 'fifth');
  expect(await progress(session)).toEqual({ progress: 80, completed: true });
  await session.query(
    `insert into public.modules (course_id, slug, title, description, order_index, week)
     values ($1, 'fourth', '', '', 4, 4)`,
    [courses.risk],
  );
  await session.query(`update public.lessons set retired_at = now() where slug = 'fifth'`);
  expect(await progress(session)).toEqual({ progress: 99, completed: true });
});

policyTest('a retired lesson counts on neither side', async ({ session }) => {
  await complete(session, lessons.freeText);
  await session.query('update public.lessons set retired_at = now() where id = $1', [lessons.thirdText]);
  expect(await progress(session)).toEqual({ progress: 33, completed: false });
  await session.query('update public.lessons set retired_at = now() where id = $1', [lessons.freeText]);
  expect(await progress(session)).toEqual({ progress: 0, completed: false });
});

policyTest('nobody can write progress or the completion date, the server included', async ({ session }) => {
  await session.actAs('service');
  await session.query('update public.enrollments set progress = 100, completed_at = now()');
  await session.actAsOwner();
  expect(await progress(session)).toEqual({ progress: 0, completed: false });
});

policyTest('a learner cannot leave a course they have begun', async ({ session }) => {
  await complete(session, lessons.freeText);
  await session.actAs('learner');
  expect(await session.attempt('delete from public.enrollments')).toBe('no rows');
});

policyTest('a lesson that rounds to no progress still counts as begun', async ({ session }) => {
  await session.query(
    `insert into public.lessons (module_id, course_id, slug, title, description, content_type,
       duration_minutes, order_index, author, reviewed_on)
     select $1, $2, 'lesson-' || number, '', '', 'text', 5, number, 'Editors', '2026-11-20'
     from generate_series(10, 310) as number`,
    [modules.third, courses.risk],
  );
  await complete(session, lessons.freeText);
  expect(await progress(session)).toEqual({ progress: 0, completed: false });
  await session.actAs('learner');
  expect(await session.attempt('delete from public.enrollments')).toBe('no rows');
});

policyTest('an enrolment is undone although a quiz passed before counts in it', async ({ session }) => {
  await complete(session, lessons.freeQuiz);
  await session.query('update public.enrollments set created_at = now()');
  await session.actAs('learner');
  expect(await session.attempt('delete from public.enrollments')).toBe('allowed');
});

policyTest('a learner cannot enrol in an inactive course', async ({ session }) => {
  await session.actAs('learner');
  const enrol = 'insert into public.enrollments (course_id) values ($1)';
  expect(await session.attempt(enrol, [courses.inactive])).toBe('course-not-active');
  expect(await session.attempt(enrol, [people.admin])).toBe('course-not-active');
});

policyTest(
  'an inactive course is hidden, with its modules and lessons, from those who do not take it',
  async ({ session }) => {
    await session.actAs('learner');
    const seen = 'select from public.courses where id = $1';
    expect(await session.attempt(seen, [courses.inactive])).toBe('no rows');
    for (const table of ['modules', 'lessons']) {
      expect(
        await session.attempt(`select from public.${table} where course_id = $1`, [courses.inactive]),
      ).toBe('no rows');
    }

    await session.actAsOwner();
    await session.query('update public.courses set withdrawn_at = now() where id = $1', [courses.risk]);
    await session.actAs('learner');
    expect(await session.attempt(seen, [courses.risk])).toBe('allowed');
    await session.actAs('otherLearner');
    expect(await session.attempt(seen, [courses.risk])).toBe('no rows');
  },
);
