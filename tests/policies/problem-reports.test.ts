import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { lessons, people } from './world.ts';

const report = (session: Session, { lesson, text }: { lesson?: string; text?: string } = {}) =>
  session.attempt(
    `insert into public.problem_reports (user_id, lesson_id, kind, text) values ($1, $2, 'unclear', $3)`,
    [people.learner, lesson ?? lessons.freeText, text ?? 'Unclear'],
  );

policyTest('a learner cannot send more than twenty reports a day', async ({ session }) => {
  await session.actAs('learner');
  // One report of the learner is in the world already.
  for (let count = 1; count < 20; count += 1) expect(await report(session)).toBe('allowed');
  expect(await report(session)).toBe('too-many-reports');
});

policyTest('a report is neither empty nor endless', async ({ session }) => {
  await session.actAs('learner');
  expect(await report(session, { text: '  ' })).toBe('23514');
  expect(await report(session, { text: 'x'.repeat(2001) })).toBe('23514');
});

policyTest('what cannot be seen cannot be reported', async ({ session }) => {
  await session.actAs('learner');
  expect(await report(session, { lesson: lessons.inactive })).toBe('denied');
});

policyTest('a report outlives the account it came from', async ({ session }) => {
  await session.query('delete from auth.users where id = $1', [people.learner]);
  const { rows } = await session.query('select user_id, text from public.problem_reports');
  expect(rows).toEqual([{ user_id: null, text: '2 + 2 = 5' }]);
});

policyTest('a report is settled with its moment, and only then has a note', async ({ session }) => {
  const settle = (values: string) => session.attempt(`update public.problem_reports set ${values}`);
  expect(await settle(`status = 'resolved'`)).toBe('23514');
  expect(await settle(`settled_note = 'Mended.'`)).toBe('23514');
  expect(await settle(`status = 'dismissed', settled_at = now(), settled_note = 'It is right.'`)).toBe(
    'allowed',
  );
  expect(await settle(`status = 'open', settled_at = null, settled_note = null`)).toBe('allowed');
});
