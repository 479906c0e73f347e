import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

/** As the learner, or as an admin who looks on as the learner. */
async function readAs(session: Session, act: object | undefined, table: string): Promise<string> {
  const claims = { role: 'authenticated', sub: people.learner, aal: 'aal2', ...(act && { act }) };
  await session.query(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
    [JSON.stringify(claims)],
  );
  const outcome = await session.attempt(`select from public.${table} where user_id = $1`, [people.learner]);
  await session.actAsOwner();
  return outcome;
}

policyTest.for([
  'assessment_drafts',
  'mentor_conversations',
  'mentor_messages',
  'mentor_ratings',
  'activity_answers',
  'activity_hints',
  'simulation_states',
  'challenge_tries',
  'learning_events',
  'notes',
  'placements',
  'quiz_answers',
  'quiz_hints',
])('who looks on as a learner finds nothing of theirs in %s', async (table, { session }) => {
  expect(await readAs(session, undefined, table)).toBe('allowed');
  expect(await readAs(session, { sub: people.admin }, table)).toBe('no rows');
});

policyTest('who looks on as a learner sees what became of their learning', async ({ session }) => {
  for (const table of ['enrollments', 'user_progress', 'subscriptions', 'certificates', 'quiz_attempts'])
    expect(await readAs(session, { sub: people.admin }, table), table).toBe('allowed');
});
