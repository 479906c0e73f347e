import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

const save = (session: Session, user: string, lesson: string, position: number) =>
  session.attempt(
    `insert into public.lesson_positions (user_id, lesson_id, position) values ($1, $2, $3)
     on conflict (user_id, lesson_id) do update set position = excluded.position`,
    [user, lesson, position],
  );

policyTest('a place is kept once per lesson, and the latest counts', async ({ session }) => {
  await session.actAs('learner');
  expect(await save(session, people.learner, lessons.secondText, 12.5)).toBe('allowed');
  expect(await save(session, people.learner, lessons.secondText, 40)).toBe('allowed');
  const { rows } = await session.query(
    'select course_id, position::float from public.lesson_positions where lesson_id = $1',
    [lessons.secondText],
  );
  expect(rows).toEqual([{ course_id: courses.risk, position: 40 }]);
});

policyTest('no place is kept in a lesson that is closed, unknown or impossibly long', async ({ session }) => {
  await session.actAs('otherLearner');
  expect(await save(session, people.otherLearner, lessons.secondText, 1)).toBe('denied');
  expect(await save(session, people.otherLearner, people.admin, 1)).toBe('denied');
  expect(await save(session, people.otherLearner, lessons.freeText, 90_000)).toBe('23514');
  expect(await save(session, people.otherLearner, lessons.freeText, Number.NaN)).toBe('23514');
  expect(await save(session, people.otherLearner, lessons.freeText, 1)).toBe('allowed');
});

policyTest('nobody moves the place of somebody else', async ({ session }) => {
  await session.actAs('otherLearner');
  expect(await save(session, people.learner, lessons.freeText, 1)).toBe('denied');
});
