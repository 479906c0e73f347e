import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { lessons, people } from './world.ts';

/** A committed answer of somebody, to a question of its own. */
const commit = (
  session: Session,
  user: string,
  activity: string,
  confidence: number | null,
  right: boolean,
) =>
  session.query(
    `insert into public.activity_answers (user_id, lesson_id, activity, try, answer, confidence, is_right)
     values ($1, $2, $3, 1, '"c1"', $4, $5)`,
    [user, lessons.crypto, activity, confidence, right],
  );

const read = async (session: Session) =>
  (await session.query('select * from public.read_calibration()')).rows;

policyTest('nobody reads the calibration of somebody else', async ({ session }) => {
  await commit(session, people.learner, 'first', 0.75, true);
  await session.actAs('admin');
  expect(await read(session)).toEqual([]);
  await session.actAs('learner');
  expect(await read(session)).toEqual([{ confidence: 0.75, answers: 1, correct: 1 }]);
});

policyTest('no answer without a likelihood and no second answer counts', async ({ session }) => {
  await commit(session, people.learner, 'first', 0.75, true);
  await commit(session, people.learner, 'second', 0.75, false);
  await commit(session, people.learner, 'third', 0.95, true);
  await commit(session, people.learner, 'fourth', null, true);
  await session.query(
    `insert into public.activity_answers (user_id, lesson_id, activity, try, answer, confidence, is_right)
     values ($1, $2, 'second', 2, '"c2"', 0.75, true)`,
    [people.learner, lessons.crypto],
  );
  await session.actAs('learner');
  expect(await read(session)).toEqual([
    { confidence: 0.75, answers: 2, correct: 1 },
    { confidence: 0.95, answers: 1, correct: 1 },
  ]);
});

policyTest('a visitor has no calibration', async ({ session }) => {
  await session.actAs('anon');
  expect(await session.attempt('select * from public.read_calibration()')).toBe('denied');
});

policyTest('deleting an account takes what it answered in lessons along', async ({ session }) => {
  await session.query('delete from auth.users where id = $1', [people.learner]);
  for (const table of [
    'activity_answers',
    'activity_hints',
    'simulation_states',
    'challenge_tries',
    'paces',
    'quiz_hints',
    'responses',
    'review_questions',
    'skill_states',
  ]) {
    const { rows } = await session.query(`select from public.${table} where user_id = $1`, [people.learner]);
    expect(rows, table).toEqual([]);
  }
});
