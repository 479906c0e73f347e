import { expect } from 'vitest';
import type { Query } from '#server/backend/database/database.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const CHANGE_ROLE = 'select private.change_role($1, $2)';
const BAN = 'select private.ban_account($1, $2, $3)';
const NOBODY = '00000000-0000-4000-8000-00000000dead';

/** As the functions of the server do: as the owner, with the claims of the caller. */
async function actFor({ query }: { readonly query: Query }, userId: string): Promise<void> {
  await query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: userId, role: 'authenticated' }),
  ]);
}

async function sessionsOf({ query }: Session, userId: string): Promise<number> {
  return (await query('select from auth.sessions where user_id = $1', [userId])).rowCount;
}

policyTest('no browser calls the rules about roles and bans', async ({ session }) => {
  for (const actor of ['anon', 'learner', 'admin'] as const) {
    await session.actAs(actor);
    expect(await session.attempt(CHANGE_ROLE, [people.learner, true])).toBe('denied');
    expect(await session.attempt(BAN, [people.otherLearner, null, 'A reason.'])).toBe('denied');
    expect(await session.attempt('select private.unban_account($1)', [people.otherLearner])).toBe('denied');
  }
});

// spec: 70 People: roles and bans, never one’s own
policyTest('nobody changes their own role or bans themselves', async ({ session }) => {
  await actFor(session, people.admin);
  expect(await session.attempt(CHANGE_ROLE, [people.admin, false])).toBe('own-account');
  expect(await session.attempt(BAN, [people.admin, null, 'A reason.'])).toBe('own-account');
});

policyTest('an account that does not exist gets neither role nor ban', async ({ session }) => {
  await actFor(session, people.admin);
  expect(await session.attempt(CHANGE_ROLE, [NOBODY, true])).toBe('account-not-found');
  expect(await session.attempt(BAN, [NOBODY, null, 'A reason.'])).toBe('account-not-found');
  expect(await session.attempt('select private.unban_account($1)', [NOBODY])).toBe('account-not-found');
});

// spec: 70 People: roles, but for the last admin’s
policyTest('the last admin who can act keeps the role', async ({ session }) => {
  await actFor(session, people.otherLearner);
  expect(await session.attempt(CHANGE_ROLE, [people.admin, false])).toBe('last-admin');
  // Another admin who is banned cannot act.
  await session.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [people.learner]);
  await session.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
    people.learner,
  ]);
  expect(await session.attempt(CHANGE_ROLE, [people.admin, false])).toBe('last-admin');
});

// spec: 70 People: never the last admin, when two take the role from each other at once either
policyTest('two admins cannot take the role from each other', async ({ database }) => {
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    people.otherLearner,
  ]);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let other: Promise<unknown> | undefined;
  await database.transaction(async (transaction) => {
    await actFor(transaction, people.admin);
    await transaction.query(CHANGE_ROLE, [people.otherLearner, false]);
    other = database
      .transaction(async (second) => {
        await actFor(second, people.otherLearner);
        await second.query(CHANGE_ROLE, [people.admin, false]);
      })
      .catch((error: unknown) => error);
    await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
  });
  expect(await other).toMatchObject({ hint: 'last-admin' });
});

policyTest('taking the role and banning end the sessions of an account', async ({ session }) => {
  const signIn = `insert into auth.sessions (user_id) values ($1)`;
  await actFor(session, people.admin);
  await session.query(CHANGE_ROLE, [people.otherLearner, true]);
  await session.query(signIn, [people.otherLearner]);
  expect(await session.attempt(BAN, [people.otherLearner, null, 'A reason.'])).toBe('account-is-admin');
  expect(await sessionsOf(session, people.otherLearner)).toBe(1);
  await session.query(CHANGE_ROLE, [people.otherLearner, false]);
  expect(await sessionsOf(session, people.otherLearner)).toBe(0);

  await session.query(signIn, [people.otherLearner]);
  await session.query(BAN, [people.otherLearner, null, 'A reason.']);
  expect(await sessionsOf(session, people.otherLearner)).toBe(0);
  expect(await session.attempt(CHANGE_ROLE, [people.otherLearner, true])).toBe('account-banned');
});
