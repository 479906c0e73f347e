import { expect } from 'vitest';
import cases from '#tests/cases/lesson-access.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

const probes: Readonly<Record<string, string>> = {
  free: lessons.freeText,
  open_to_everybody: lessons.thirdText,
  second: lessons.secondText,
  third: lessons.thirdText,
  exam: lessons.thirdText,
};

const read = 'select from public.lesson_bodies where lesson_id = $1';

/** Who may open an exam sits it, and does not read its body. */
const openExam = 'select from public.lessons where id = $1 and public.can_open_lesson(id)';

/** Whether the search finds a word that stands in the body of a lesson alone. */
async function foundIn(session: Session, lesson: string | undefined): Promise<boolean> {
  await session.actAsOwner();
  await session.query(`update public.lesson_bodies set plain_text = 'xylophone' where lesson_id = $1`, [
    lesson,
  ]);
  await session.actAs('learner');
  const { rows } = await session.query('select lesson_id from public.search_course(null, $1)', ['xylophone']);
  return rows.length === 1;
}

/** Everybody has exactly these entitlements, whatever their plan. */
async function give(session: Session, held: readonly string[]): Promise<void> {
  await session.query(`update public.installation_settings set value = '"stripe"'`);
  await session.query(
    `update public.entitlements set included_in = case when id = any ($1) then '{account}' else '{}' end::text[]`,
    [held],
  );
}

/** As the importer writes the lessons of a module that says so. */
async function openToEverybody(session: Session): Promise<void> {
  await session.query('update public.lessons set is_free = true where id = $1', [lessons.thirdText]);
}

/** The lesson of the third module is an exam, and everything before it is completed. */
async function makeExam(session: Session): Promise<void> {
  await session.query(`update public.lessons set content_type = 'quiz', is_exam = true where id = $1`, [
    lessons.thirdText,
  ]);
  await session.query(
    `insert into public.user_progress (user_id, lesson_id, completed)
     select $1, id, true from public.lessons where course_id = $2 and not is_exam
     on conflict (user_id, lesson_id) do update set completed = true`,
    [people.learner, courses.risk],
  );
}

for (const { name, held, lesson, chosen, opens } of cases) {
  // spec: 117 A lesson is viewable if enrolled, as far as the plan goes, or free
  policyTest(`by what a plan opens: ${name}`, async ({ session }) => {
    await give(session, held);
    await session.query('update public.subscriptions set course_id = $1', [
      chosen ? courses.risk : courses.crypto,
    ]);
    if (lesson === 'exam') await makeExam(session);
    if (lesson === 'open_to_everybody') await openToEverybody(session);
    await session.actAs('learner');
    expect(await session.attempt(lesson === 'exam' ? openExam : read, [probes[lesson]])).toBe(
      opens ? 'allowed' : 'no rows',
    );
    if (lesson !== 'exam') expect(await foundIn(session, probes[lesson])).toBe(opens);
  });
}

policyTest('whoever does not take a course reads its free lessons only', async ({ session }) => {
  await session.query('delete from public.enrollments');
  await session.actAs('learner');
  expect(await session.attempt(read, [lessons.freeText])).toBe('allowed');
  expect(await session.attempt(read, [lessons.secondText])).toBe('no rows');
});

policyTest('an admin reads every lesson', async ({ session }) => {
  await give(session, []);
  await session.actAs('admin');
  for (const lesson of Object.values(lessons)) expect(await session.attempt(read, [lesson])).toBe('allowed');
});

// spec: 117 A lesson is viewable by a visitor if it is free
policyTest('a visitor reads free lessons of active courses only', async ({ session }) => {
  await session.actAs('anon');
  const { rows } = await session.query('select lesson_id from public.lesson_bodies order by 1');
  expect(rows).toEqual([{ lesson_id: lessons.freeText }, { lesson_id: lessons.freeQuiz }]);
});

policyTest(
  'neither a visitor nor a learner outside the course is kept from a module open to everybody',
  async ({ session }) => {
    await give(session, []);
    await openToEverybody(session);
    await session.query('delete from public.enrollments');
    for (const actor of ['anon', 'learner'] as const) {
      await session.actAs(actor);
      expect(await session.attempt(read, [lessons.thirdText])).toBe('allowed');
      expect(await session.attempt(read, [lessons.secondText])).toBe('no rows');
    }
  },
);

policyTest('no plan keeps a learner from completing a lesson open to everybody', async ({ session }) => {
  await give(session, []);
  await openToEverybody(session);
  await session.actAs('learner');
  const complete = 'insert into public.user_progress (user_id, lesson_id) values ($1, $2)';
  expect(await session.attempt(complete, [people.learner, lessons.thirdText])).toBe('allowed');
  expect(await session.attempt('select public.record_lesson_opened($1)', [lessons.thirdText])).toBe(
    'allowed',
  );
});

policyTest(
  'what a plan does not open is neither opened for the record nor completed',
  async ({ session }) => {
    await give(session, ['first_two_modules']);
    await session.actAs('learner');
    const complete = 'insert into public.user_progress (user_id, lesson_id) values ($1, $2)';
    expect(await session.attempt(complete, [people.learner, lessons.thirdText])).toBe('plan-needed');
    expect(await session.attempt('select public.record_lesson_opened($1)', [lessons.thirdText])).toBe(
      'plan-needed',
    );
  },
);
