import { expect } from 'vitest';
import cases from '#tests/cases/course-exam.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, modules, people } from './world.ts';

/** The course-end exam of the world: a quiz in its third module. */
const lessonIds: Readonly<Record<string, string>> = { ...lessons, exam: lessons.thirdText };
const moduleIds: Readonly<Record<string, string>> = modules;

async function makeExam(session: Session): Promise<void> {
  await session.query(`update public.lessons set content_type = 'quiz', is_exam = true where id = $1`, [
    lessonIds.exam,
  ]);
}

/** As the server does when something is completed. */
async function complete(session: Session, lesson: string): Promise<void> {
  await session.query(
    `insert into public.user_progress (user_id, lesson_id, completed) values ($1, $2, true)
     on conflict (user_id, lesson_id) do update set completed = true`,
    [people.learner, lessonIds[lesson]],
  );
}

const openExam = (session: Session) =>
  session.attempt('select from public.lessons where id = $1 and public.can_open_lesson(id)', [
    lessonIds.exam,
  ]);

for (const { name, completed, in_writing: inWriting, open } of cases) {
  policyTest(`an exam is ${open ? 'open' : 'closed'} when ${name}`, async ({ session }) => {
    await makeExam(session);
    for (const lesson of completed) await complete(session, lesson);
    for (const module of inWriting) {
      await session.query(`update public.modules set status = 'in_writing' where id = $1`, [
        moduleIds[module],
      ]);
    }
    await session.actAs('learner');
    expect(await openExam(session)).toBe(open ? 'allowed' : 'no rows');
  });
}

policyTest('an exam does not ask for what was retired', async ({ session }) => {
  await makeExam(session);
  await complete(session, 'freeText');
  await complete(session, 'secondText');
  await session.query('update public.lessons set retired_at = now() where id = $1', [lessons.freeQuiz]);
  await session.actAs('learner');
  expect(await openExam(session)).toBe('allowed');
});

policyTest('nobody but an admin reads the items of an exam, even where it is open', async ({ session }) => {
  await makeExam(session);
  await complete(session, 'freeText');
  await complete(session, 'freeQuiz');
  await complete(session, 'secondText');
  await session.query('update public.lessons set is_free = true where id = $1', [lessonIds.exam]);
  const readBody = () =>
    session.attempt('select from public.lesson_bodies where lesson_id = $1', [lessonIds.exam]);
  await session.actAs('learner');
  expect(await openExam(session)).toBe('allowed');
  expect(await readBody()).toBe('no rows');
  await session.actAs('anon');
  expect(await readBody()).toBe('no rows');
  for (const actor of ['admin', 'service'] as const) {
    await session.actAs(actor);
    expect(await readBody()).toBe('allowed');
  }
});

policyTest('an exam is no lesson that can be read', async ({ session }) => {
  const make = 'update public.lessons set is_exam = true where id = $1';
  expect(await session.attempt(make, [lessons.thirdText])).toBe('23514');
});

policyTest('no exam is found by the search of its course', async ({ session }) => {
  await makeExam(session);
  await session.query(
    `update public.lessons set title = 'Gaps', description = 'When a price jumps.' where id = any($1)`,
    [[lessons.secondText, lessonIds.exam]],
  );
  await session.actAs('learner');
  const { rows } = await session.query('select lesson_id from public.search_course($1, $2)', [
    courses.risk,
    'gap',
  ]);
  expect(rows).toEqual([{ lesson_id: lessons.secondText }]);
});
