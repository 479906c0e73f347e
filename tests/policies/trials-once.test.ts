import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { createExpireTrials } from '#server/functions/billing/expire-trials.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';

type Trial = { status: string; trial_ends_at: Date };

/** Somebody signs up and chooses a plan. @returns their id and their trial */
async function join(session: Session, email: string, confirmed = true): Promise<Trial & { id: string }> {
  const id = randomUUID();
  await session.query(
    'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, case when $3 then now() end)',
    [id, email, confirmed],
  );
  const { rows } = await session.query<Trial>(
    `insert into public.subscriptions (user_id, plan_id) values ($1, 'pro') returning status, trial_ends_at`,
    [id],
  );
  return { ...one(rows), id };
}

/** The account goes with everything that is personal; its trial has ended since, or has not. */
async function leave(session: Session, id: string, trialEnds: string): Promise<void> {
  await session.query('delete from auth.users where id = $1', [id]);
  await session.query(`update private.trials set ends_at = now() + $1::interval`, [trialEnds]);
}

policyTest.for(['Ada@Example.com', 'ada+again@example.com'])(
  'who deletes an account and comes back as %s has no second trial',
  async (address, { session }) => {
    const { id } = await join(session, 'ada@example.com');
    await leave(session, id, '-1 day');
    expect(await join(session, address)).toMatchObject({ status: 'expired' });
  },
);

policyTest('dots and the second name of Gmail make no other mailbox', async ({ session }) => {
  const { id } = await join(session, 'ada.lovelace@gmail.com');
  await leave(session, id, '-1 day');
  expect(await join(session, 'adalovelace@googlemail.com')).toMatchObject({ status: 'expired' });
  expect(await join(session, 'ada.lovelace@example.com')).toMatchObject({ status: 'trialing' });
  expect(await join(session, 'adalovelace@example.com')).toMatchObject({ status: 'trialing' });
});

policyTest('a trial that is not over goes on where it was', async ({ session }) => {
  const { id } = await join(session, 'ada@example.com');
  await leave(session, id, '2 days');
  const { rows } = await session.query<{ ends_at: Date }>('select ends_at from private.trials limit 1');
  expect(await join(session, 'ada@example.com')).toMatchObject({
    status: 'trialing',
    trial_ends_at: one(rows).ends_at,
  });
});

policyTest('an address that nobody confirmed uses up nobody’s trial', async ({ session }) => {
  const stranger = await join(session, 'ada@example.com', false);
  await leave(session, stranger.id, '-1 day');
  expect(await join(session, 'ada@example.com')).toMatchObject({ status: 'trialing' });
});

policyTest(
  'nothing that was kept tells the address, and after a year nothing is kept',
  async ({ session }) => {
    await join(session, 'ada@example.com');
    const kept = async () => (await session.query('select * from private.trials')).rows;
    expect(JSON.stringify(await kept())).not.toContain('ada');
    await session.query(`update private.trials set ends_at = '2025-11-20T00:00:00Z'`);
    const run = createExpireTrials({
      sendMail: async () => undefined,
      takesPayments: true,
      now: () => new Date('2026-11-21T12:00:00Z'),
    });
    await run({}, session.query);
    expect(await kept()).toEqual([]);
  },
);
