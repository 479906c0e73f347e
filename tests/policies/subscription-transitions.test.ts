import { expect } from 'vitest';
import cases from '#tests/cases/subscription-transitions.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const statuses = [...new Set(cases.map(({ status }) => status))];
const known = new Set(
  cases.filter(({ next }) => next !== null).map(({ status, next }) => `${status} ${next}`),
);

/** Puts the learner's subscription where it could have come from anywhere; the payment of the world pays until 2100. */
async function stand(session: Session, status: string): Promise<void> {
  await session.query('delete from public.subscriptions');
  await session.query(
    `insert into public.subscriptions (user_id, plan_id, status, current_period_end)
     values ($1, 'basic', $2, '2100-01-01')`,
    [people.learner, status],
  );
}

for (const from of statuses) {
  for (const to of statuses.filter((status) => status !== from)) {
    const expected = known.has(`${from} ${to}`) ? 'allowed' : 'transition-refused';
    policyTest(`from ${from} to ${to} is ${expected}, even for the server`, async ({ session }) => {
      await stand(session, from);
      await session.actAs('service');
      expect(await session.attempt(`update public.subscriptions set status = '${to}'`)).toBe(expected);
    });
  }
}

// spec: 185 A subscription takes known steps only, and is active only when paid
policyTest('no subscription is active without a payment, or beyond its end', async ({ session }) => {
  for (const from of ['trialing', 'past_due', 'canceled', 'expired']) {
    await stand(session, from);
    const activate = `update public.subscriptions set status = 'active'`;
    expect(await session.attempt(`${activate}, current_period_end = '2100-01-02'`)).toBe('payment-needed');
    expect(await session.attempt(`${activate}, current_period_end = null`)).toBe('payment-needed');
  }
  await stand(session, 'active');
  expect(await session.attempt(`update public.subscriptions set current_period_end = '2100-01-02'`)).toBe(
    'payment-needed',
  );
  await session.query('delete from public.payments');
  await stand(session, 'expired');
  expect(await session.attempt(`update public.subscriptions set status = 'active'`)).toBe('payment-needed');
});

policyTest('a payment is never changed, and outlives the account without its owner', async ({ session }) => {
  const change = 'update public.payments set amount_minor = 0';
  expect(await session.attempt(change)).toBe('append-only');
  await session.query('delete from auth.users where id = $1', [people.learner]);
  const { rows } = await session.query('select user_id, amount_minor from public.payments');
  expect(rows).toEqual([{ user_id: null, amount_minor: 4900 }]);
  expect(await session.attempt(change)).toBe('append-only');
});

policyTest('an invoice is recorded once, an event is noted once', async ({ session }) => {
  const again = (table: string, key: string) =>
    session.attempt(
      `insert into public.${table} select (jsonb_populate_record(null::public.${table},
         to_jsonb(${table}) || '${key}')).* from public.${table}`,
    );
  expect(await again('payments', `{"id": "00000000-0000-4000-8000-000000000099"}`)).toBe('23505');
  expect(
    await session.attempt(
      `insert into public.payment_events (provider, event_id, kind, outcome, created_at)
       values ('stripe', 'evt_1', 'invoice.paid', 'applied', now())`,
    ),
  ).toBe('23505');
});

policyTest('everybody signed in learns who takes payments, and a visitor does not', async ({ session }) => {
  await session.query(`update public.installation_settings set value = '"stripe"'`);
  await session.actAs('learner');
  const { rows } = await session.query('select public.payment_provider() as name');
  expect(rows).toEqual([{ name: 'stripe' }]);
  await session.actAs('anon');
  expect(await session.attempt('select public.payment_provider()')).toBe('denied');
});
