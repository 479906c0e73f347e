import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  BillingTotals,
  ListPaymentsAnswer,
  ListPaymentsRequest,
  ListSubscriptionsAnswer,
  ListSubscriptionsRequest,
} from '#domain/billing/admin-contract.ts';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';

/*
 * Plans and payments as an admin looks at them.
 */

let server: PagesServer;
let admin: TestLearner;

beforeAll(async () => {
  server = await startPages({ PAYMENT_PROVIDER: 'test' });
  admin = await signUpLearner(server, 'admin@example.org');
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  for (const [name, plan] of [
    ['basic', 'basic'],
    ['pro', 'pro'],
    ['demo', 'pro'],
    ['undecided', 'trial'],
  ] as const) {
    const learner = await signUpLearner(server, `${name}@example.org`);
    await learner.rest.from('subscriptions').insert({ user_id: learner.id, plan_id: plan });
    if (plan === 'trial') continue;
    const { body } = await learner.call('start-checkout', { plan_id: plan, from: 'account' });
    const checkout = new URL(String(body.url)).searchParams.get('checkout');
    await learner.call('finish-checkout', { checkout });
  }
  await server.query(
    `insert into private.demonstration_users (user_id) select id from auth.users where email = 'demo@example.org'`,
  );
  // A refund, and a payment of last year in another currency by somebody who has gone.
  await server.query(
    `insert into public.payments (user_id, plan_id, kind, amount_minor, currency, provider, provider_reference,
       provider_subscription_id, paid_at, period_ends_at)
     select id, 'pro', 'refund', 4000, 'USD', 'stripe', 're_1', 'sub_1', now(), null
     from auth.users where email = 'pro@example.org'
     union all select null, 'pro', 'payment', 9000, 'EUR', 'stripe', 'in_1', 'sub_2', now() - interval '1 year', now()`,
  );
});
afterAll(() => server?.stop());

const subscriptions = async (body: ListSubscriptionsRequest) => {
  const answer = (await admin.call('list-subscriptions', body)).body as ListSubscriptionsAnswer;
  return { count: answer.count, emails: answer.subscriptions.map(({ email }) => email?.split('@')[0]) };
};
const payments = async (body: ListPaymentsRequest) => {
  const answer = (await admin.call('list-payments', body)).body as ListPaymentsAnswer;
  return { count: answer.count, amounts: answer.payments.map(({ amount_minor: amount }) => amount) };
};

test('the totals are the sums of what is there', async () => {
  const { status, body } = await admin.call('read-billing-totals', {});
  expect(status).toBe(200);
  expect(body as BillingTotals).toEqual({
    provider: 'test',
    last_event_at: null,
    subscriptions: { active: 3, trialing: 1 },
    money: [
      {
        currency: 'EUR',
        paid_minor: 9000,
        refunded_minor: 0,
        recently_paid_minor: 0,
        recently_refunded_minor: 0,
      },
      {
        currency: 'USD',
        paid_minor: 4900 + 9900 + 9900,
        refunded_minor: 4000,
        recently_paid_minor: 4900 + 9900 + 9900,
        recently_refunded_minor: 4000,
      },
    ],
    includes_demonstration: true,
  });
});

test('subscriptions are narrowed by status and plan, sorted, and paged', async () => {
  const ascending = { sort: 'created_at', ascending: true } as const;
  expect(await subscriptions(ascending)).toEqual({
    count: 4,
    emails: ['basic', 'pro', 'demo', 'undecided'],
  });
  expect(await subscriptions({ ...ascending, status: 'active', plan: 'pro' })).toEqual({
    count: 2,
    emails: ['pro', 'demo'],
  });
  expect(await subscriptions({ ...ascending, page: 2, page_size: 3 })).toEqual({
    count: 4,
    emails: ['undecided'],
  });
  // What was never bought has no price and comes last.
  expect((await subscriptions({ sort: 'price_minor' })).emails.slice(2)).toEqual(['basic', 'undecided']);
});

test('a demonstration learner is marked as one', async () => {
  const { body } = await admin.call('list-subscriptions', {});
  const marked = (body as ListSubscriptionsAnswer).subscriptions.filter((row) => row.is_demonstration);
  expect(marked.map(({ email }) => email)).toEqual(['demo@example.org']);
});

test('payments are narrowed by kind and plan, and outlive their learners', async () => {
  expect(await payments({ sort: 'amount_minor', ascending: true })).toEqual({
    count: 5,
    amounts: [4000, 4900, 9000, 9900, 9900],
  });
  expect(await payments({ kind: 'refund' })).toEqual({ count: 1, amounts: [4000] });
  expect(await payments({ plan: 'basic' })).toEqual({ count: 1, amounts: [4900] });
  const { body } = await admin.call('list-payments', { sort: 'paid_at', ascending: true, page_size: 1 });
  expect((body as ListPaymentsAnswer).payments).toMatchObject([
    { user_id: null, email: null, currency: 'EUR' },
  ]);
});

test('what makes no sense is refused', async () => {
  for (const [name, input] of [
    ['list-subscriptions', { status: 'paid' }],
    ['list-subscriptions', { sort: 'email; drop table payments' }],
    ['list-payments', { page: 0 }],
    ['list-payments', { page_size: 501 }],
  ] as const) {
    expect((await admin.call(name, input)).status, JSON.stringify(input)).toBe(400);
  }
});
