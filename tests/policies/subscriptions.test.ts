import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const choose = `
  insert into public.subscriptions (user_id, plan_id) values ($1, $2)
  on conflict (user_id) do update set user_id = excluded.user_id, plan_id = excluded.plan_id`;

async function subscription(session: Session, person: string) {
  const { rows } = await session.query<{
    plan_id: string;
    status: string;
    trial_ends_at: Date;
    days: number;
  }>(
    `select plan_id, status, trial_ends_at, extract(day from trial_ends_at - created_at)::int as days
     from public.subscriptions where user_id = $1`,
    [person],
  );
  return oneOrNone(rows);
}

// spec: 185 A trial lasts seven days in the database
policyTest('choosing any plan starts a trial of seven days', async ({ session }) => {
  await session.actAs('otherLearner');
  expect(await session.attempt(choose, [people.otherLearner, 'elite'])).toBe('allowed');
  expect(await subscription(session, people.otherLearner)).toMatchObject({
    plan_id: 'elite',
    status: 'trialing',
    days: 7,
  });
});

policyTest('choosing another plan does not start the trial again', async ({ session }) => {
  await session.query(`update public.subscriptions set trial_ends_at = '2026-01-01'`);
  await session.actAs('learner');
  const before = await subscription(session, people.learner);
  expect(await session.attempt(choose, [people.learner, 'pro'])).toBe('allowed');
  expect(await subscription(session, people.learner)).toMatchObject({
    plan_id: 'pro',
    status: 'trialing',
    trial_ends_at: before?.trial_ends_at,
  });
});

policyTest('a learner cannot make their plan active or lengthen the trial', async ({ session }) => {
  await session.actAs('learner');
  for (const forged of [
    `status = 'active'`,
    `trial_ends_at = 'infinity'`,
    `current_period_end = 'infinity'`,
    'price_minor = 1',
    'cancel_at_period_end = false',
    'trial_reminded_at = null',
    'created_at = now()',
  ]) {
    expect(await session.attempt(`update public.subscriptions set ${forged}`)).toBe('denied');
  }
});

policyTest('a learner who pays for one plan cannot name a dearer one', async ({ session }) => {
  await session.query(
    `update public.subscriptions set plan_id = 'basic', status = 'active', current_period_end = '2100-01-01'`,
  );
  await session.actAs('learner');
  expect(await session.attempt(choose, [people.learner, 'elite'])).toBe('plan-is-paid');
  expect(await session.attempt(choose, [people.learner, 'basic'])).toBe('allowed');
});
