import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import cases from '#tests/cases/scholarship-seats.json' with { type: 'json' };
import type { Query } from '#server/backend/database/database.ts';
import { policyTest } from './policy-test.ts';
import { awardedApplication, people } from './world.ts';

/** Sends in an application. @returns its id */
async function apply(query: Query, email: string): Promise<string> {
  const { rows } = await query<{ id: string }>(
    `insert into public.scholarship_applications (first_name, last_name, email, preferred_language, program_interest)
     values ('Grace', 'Hopper', $1, 'en', 'beginner') returning id`,
    [email],
  );
  return one(rows).id;
}

/** As the server function does: as the owner, with the claims of the caller. */
async function claimsOf(query: Query, userId: string): Promise<void> {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated', aal: 'aal1' });
  await query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
}

const DECIDE = `select * from private.decide_application($1, $2, $3, $4, 'There is no second reviewer.')`;
const CLAIM = 'select private.claim_scholarship($1, $2)';

policyTest('nobody but an admin decides, and no browser calls the rule', async ({ session }) => {
  const id = await apply(session.query, 'grace@example.com');
  await claimsOf(session.query, people.learner);
  expect(await session.attempt(DECIDE, [id, 'awarded', 'A reason.', 500])).toBe('admins-only');
  for (const actor of ['anon', 'learner', 'admin'] as const) {
    await session.actAs(actor);
    expect(await session.attempt(DECIDE, [id, 'awarded', 'A reason.', 500])).toBe('denied');
    expect(await session.attempt(CLAIM, [id, people.learner])).toBe('denied');
  }
});

// spec: 73 An application is decided once, with a reason
policyTest('an application is decided once, with a reason', async ({ session }) => {
  const id = await apply(session.query, 'grace@example.com');
  await claimsOf(session.query, people.admin);
  expect(await session.attempt(DECIDE, [id, 'declined', ' ', 500])).toBe('23514');
  expect(await session.attempt(DECIDE, [id, 'in_review', 'A reason.', 500])).toBe('23514');
  expect(await session.attempt(DECIDE, [id, 'declined', 'A reason.', 500])).toBe('allowed');
  expect(await session.attempt(DECIDE, [id, 'awarded', 'Another.', 500])).toBe('already-decided');
  expect(await session.attempt(DECIDE, [people.admin, 'awarded', 'A reason.', 500])).toBe(
    'application-not-found',
  );
});

for (const { spots, awarded, left } of cases) {
  policyTest(`of ${spots} seats, ${awarded} of them awarded, ${left} can be awarded`, async ({ session }) => {
    await claimsOf(session.query, people.admin);
    for (let place = 0; place < awarded; place += 1) {
      const earlier = await apply(session.query, `earlier-${place}@example.com`);
      await session.query(DECIDE, [earlier, 'awarded', 'A reason.', 500]);
    }
    const id = await apply(session.query, 'next@example.com');
    expect(await session.attempt(DECIDE, [id, 'awarded', 'A reason.', spots])).toBe(
      left > 0 ? 'allowed' : 'no-seats-left',
    );
  });
}

// spec: 196 A spot is taken by an award, and none is given twice
policyTest('the last seat goes to one of two awards made at once', async ({ database }) => {
  const first = await apply(database.query, 'first@example.com');
  const second = await apply(database.query, 'second@example.com');
  const award = async (query: Query, id: string) => {
    await claimsOf(query, people.admin);
    await query(DECIDE, [id, 'awarded', 'A reason.', 1]);
  };
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let other: Promise<unknown> | undefined;
  await database.transaction(async ({ query }) => {
    await award(query, first);
    other = database
      .transaction((transaction) => award(transaction.query, second))
      .catch((error: unknown) => error);
    await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
  });
  expect(await other).toMatchObject({ hint: 'no-seats-left' });
  const { rows } = await database.query(
    `select count(*)::int as awarded from public.scholarship_applications
     where status = 'awarded' and program_interest = 'beginner'`,
  );
  expect(rows).toEqual([{ awarded: 1 }]);
});

policyTest('an award is claimed by one account only', async ({ session }) => {
  await session.query('delete from public.scholarships');
  expect(await session.attempt(CLAIM, [awardedApplication, people.otherLearner])).toBe('allowed');
  expect(await session.attempt(CLAIM, [awardedApplication, people.otherLearner])).toBe('allowed');
  expect(await session.attempt(CLAIM, [awardedApplication, people.learner])).toBe('scholarship-claimed');
});

policyTest('an application without an award cannot be claimed', async ({ session }) => {
  const id = await apply(session.query, 'grace@example.com');
  expect(await session.attempt(CLAIM, [id, people.learner])).toBe('scholarship-not-awarded');
});

policyTest('an address that nobody has confirmed claims nothing', async ({ session }) => {
  const holder = `select user_id from public.scholarships where application_id = $1`;
  const id = await apply(session.query, 'Grace@Example.com');
  await session.query(
    `update auth.users set email = 'grace@example.com', email_confirmed_at = null where id = $1`,
    [people.otherLearner],
  );
  await claimsOf(session.query, people.admin);
  await session.query(DECIDE, [id, 'awarded', 'A reason.', 500]);
  expect((await session.query(holder, [id])).rows).toEqual([]);

  await session.query('update auth.users set email_confirmed_at = now() where id = $1', [
    people.otherLearner,
  ]);
  expect((await session.query(holder, [id])).rows).toEqual([{ user_id: people.otherLearner }]);
});

// spec: 73 An award goes to the account of the applicant
policyTest('an award goes at once to the account that has confirmed the address', async ({ session }) => {
  await session.query(
    `update auth.users set email = 'grace@example.com', email_confirmed_at = now() where id = $1`,
    [people.otherLearner],
  );
  const id = await apply(session.query, 'grace@example.com');
  await claimsOf(session.query, people.admin);
  await session.query(DECIDE, [id, 'awarded', 'A reason.', 500]);
  const { rows } = await session.query('select user_id from public.scholarships where application_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ user_id: people.otherLearner }]);
});

// spec: 70 Audit log: nobody changes it
policyTest('the log of admins is not changed, and outlives the admin', async ({ session }) => {
  expect(await session.attempt(`update public.admin_actions set action = 'another'`)).toBe('append-only');
  await session.query('delete from auth.users where id = $1', [people.admin]);
  const { rows } = await session.query(
    'select user_id, action from public.admin_actions where subject_id = $1',
    [awardedApplication],
  );
  expect(rows).toEqual([{ user_id: null, action: 'decide-application' }]);
});
