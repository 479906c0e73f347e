import { expect } from 'vitest';
import { NOTES_A_DAY, NOTES_AT_ALL } from '#domain/learning/notes/note-contract.ts';
import cases from '#tests/cases/note-anchor.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

const write = (session: Session, user: string, lesson: string, anchor: unknown = { kind: 'lesson' }) =>
  session.attempt('insert into public.notes (user_id, lesson_id, anchor, text) values ($1, $2, $3, $4)', [
    user,
    lesson,
    JSON.stringify(anchor),
    'Think of the stop first.',
  ]);

policyTest('a note knows its course and module by its lesson', async ({ session }) => {
  await session.actAs('learner');
  expect(await write(session, people.learner, lessons.secondText)).toBe('allowed');
  const { rows } = await session.query(
    `select notes.course_id, notes.module_id = lessons.module_id as of_module, quote, version
     from public.notes join public.lessons on lessons.id = lesson_id where lesson_id = $1`,
    [lessons.secondText],
  );
  expect(rows).toEqual([{ course_id: courses.risk, of_module: true, quote: null, version: 1 }]);
});

policyTest('nobody notes on a lesson that is closed to them, or for somebody else', async ({ session }) => {
  await session.actAs('otherLearner');
  expect(await write(session, people.otherLearner, lessons.secondText)).toBe('denied');
  expect(await write(session, people.learner, lessons.freeText)).toBe('denied');
  expect(await write(session, people.otherLearner, lessons.freeText)).toBe('allowed');
});

policyTest(
  'a note on a lesson that was closed since is still read and changed by its owner',
  async ({ session }) => {
    await session.actAs('learner');
    expect(await write(session, people.learner, lessons.secondText)).toBe('allowed');
    await session.actAsOwner();
    await session.query('delete from public.enrollments where user_id = $1', [people.learner]);
    await session.query('update public.lessons set retired_at = now() where id = $1', [lessons.secondText]);
    await session.actAs('learner');
    expect(await write(session, people.learner, lessons.secondText)).toBe('denied');
    const own = `from public.notes where lesson_id = '${lessons.secondText}'`;
    expect(await session.attempt(`select ${own}`)).toBe('allowed');
    expect(
      await session.attempt(
        `update public.notes set text = 'Later' where lesson_id = '${lessons.secondText}'`,
      ),
    ).toBe('allowed');
    expect(await session.attempt(`delete ${own}`)).toBe('allowed');
  },
);

policyTest('a change counts, whoever makes it knows the version before', async ({ session }) => {
  await session.actAs('learner');
  const change = (version: number) =>
    session.attempt('update public.notes set text = $2 where user_id = $3 and version = $1', [
      version,
      'Changed',
      people.learner,
    ]);
  expect(await change(1)).toBe('allowed');
  expect(await change(1)).toBe('no rows');
  expect(await change(2)).toBe('allowed');
});

policyTest(
  'what a note is about, whose it is and when it was written is not changed',
  async ({ session }) => {
    await session.actAs('learner');
    for (const change of [
      `anchor = '{"kind": "lesson"}'`,
      `lesson_id = '${lessons.freeText}'`,
      `user_id = '${people.otherLearner}'`,
      'version = 7',
      'created_at = now()',
    ])
      expect(await session.attempt(`update public.notes set ${change}`), change).toBe('denied');
  },
);

policyTest('a note has words, and not too many', async ({ session }) => {
  await session.actAs('learner');
  const writeText = (text: string) =>
    session.attempt(
      `insert into public.notes (lesson_id, anchor, text) values ($1, '{"kind": "lesson"}', $2)`,
      [lessons.freeText, text],
    );
  expect(await writeText('  ')).toBe('23514');
  expect(await writeText('x'.repeat(4001))).toBe('23514');
  expect(await writeText('x'.repeat(4000))).toBe('allowed');
});

policyTest.for(cases)('$says', async ({ anchor, valid }, { session }) => {
  await session.actAs('learner');
  expect(await write(session, people.learner, lessons.freeText, anchor)).toBe(valid ? 'allowed' : '23514');
});

/** Fills the notebook as the owner of the table, past the rules. */
const fill = async (session: Session, count: number, age: string) => {
  await session.actAsOwner();
  await session.query('alter table public.notes disable trigger limit_notes');
  await session.query(
    `insert into public.notes (user_id, lesson_id, anchor, text, created_at)
     select $1, $2, '{"kind": "lesson"}', 'x', now() - $4::interval from generate_series(1, $3)`,
    [people.learner, lessons.freeText, count, age],
  );
  await session.query('alter table public.notes enable trigger limit_notes');
  await session.actAs('learner');
};

// The world has one note already.
policyTest('there is an end to the notes of a day', async ({ session }) => {
  await fill(session, NOTES_A_DAY - 2, '1 hour');
  expect(await write(session, people.learner, lessons.freeText)).toBe('allowed');
  expect(await write(session, people.learner, lessons.freeText)).toBe('too-many-notes-today');
});

policyTest('there is an end to the notes of a learner', async ({ session }) => {
  await fill(session, NOTES_AT_ALL - 2, '1 month');
  expect(await write(session, people.learner, lessons.freeText)).toBe('allowed');
  expect(await write(session, people.learner, lessons.freeText)).toBe('too-many-notes');
});
