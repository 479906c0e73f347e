import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import {
  type BillingProduct,
  type Customer,
  ownPayments,
  ownSubscription,
  startBillingProduct,
} from './billing-product.ts';

/*
 * Payments by Stripe over HTTP, with a stand-in for Stripe that signs its events.
 */

const FIRST_END = new Date('2100-01-01T00:00:00Z');
const SECOND_END = new Date('2100-02-01T00:00:00Z');

let product: BillingProduct;
beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product?.stop());
afterEach(() => {
  product.stripe.mood = 'works';
});

const finish = (customer: Customer) => customer.call('finish-checkout', { checkout: customer.checkout });

/** A customer whose first payment the product knows. */
async function payingCustomer(email: string, plan = 'pro'): Promise<Customer> {
  const customer = await product.buy(email, plan, FIRST_END);
  expect((await finish(customer)).body).toEqual({ result: 'paid' });
  return customer;
}

/** Lets the job runner do a job now. */
async function runJob(kind: string): Promise<void> {
  await product.server.query(
    `insert into engine.jobs (kind, unique_key) values ($1, 'test') on conflict do nothing`,
    [kind],
  );
  await product.server.query(`select pg_notify('engine_jobs', '')`);
}

/** Lets an account be due to go. */
const leave = ({ id }: Customer) =>
  product.server.query(
    `insert into public.account_deletions (user_id, requested_at, due_at) values ($1, '2026-01-01', '2026-01-02')`,
    [id],
  );

const PAID_BY_NOBODY = { user_id: null, amount_minor: 9900 };
const paidBy = ({ subscription }: Customer) =>
  product.server.query(
    'select user_id, amount_minor from public.payments where provider_subscription_id = $1',
    [subscription],
  );

const about = (id: string, object: string) => ({ id, object });
const ofSubscription = (kind: string, { subscription }: Customer) =>
  product.stripe.event(`customer.subscription.${kind}`, about(subscription, 'subscription'));

describe('a checkout', () => {
  test('sends to Stripe who pays how much for what, and where to come back to', async () => {
    const customer = await product.buy('buyer@example.org', 'premium', FIRST_END);
    expect(product.stripe.calls.at(-1)).toBe('POST /v1/checkout/sessions');
    expect(await finish(customer)).toEqual({ status: 200, body: { result: 'paid' } });
    expect(await ownSubscription(customer)).toEqual({
      plan_id: 'premium',
      status: 'active',
      current_period_end: '2100-01-01T00:00:00+00:00',
      cancel_at_period_end: false,
      price_minor: 9700,
      currency: 'USD',
    });
    expect(await ownPayments(customer)).toEqual([['payment', 9700]]);
  });

  test('that is not paid opens nothing, and is nobody else’s', async () => {
    const learner = await signUpLearner(product.server, 'undecided@example.org');
    const { body } = await learner.call('start-checkout', { plan_id: 'pro', from: 'onboarding' });
    const checkout = String(body.url).split('/').at(-1);
    expect((await learner.call('finish-checkout', { checkout })).body).toEqual({ result: 'open' });
    expect((await learner.call('finish-checkout', { checkout: '..' })).body).toEqual({ result: 'open' });

    const payer = await product.buy('payer@example.org', 'pro', FIRST_END);
    const stolen = await learner.call('finish-checkout', { checkout: payer.checkout });
    expect(stolen.body).toEqual({ result: 'open' });
    expect((await learner.rest.from('payments').select()).data).toEqual([]);
    expect((await learner.rest.from('subscriptions').select('status')).data).toEqual([]);
  });

  test('is refused to whoever pays already, for a plan without price, and while Stripe is down', async () => {
    const customer = await payingCustomer('twice@example.org');
    const start = (plan: string) => customer.call('start-checkout', { plan_id: plan, from: 'account' });
    expect(await start('elite')).toEqual({ status: 409, body: { code: 'plan-is-paid' } });
    expect((await start('trial')).status).toBe(400);
    product.stripe.mood = 'is down';
    const other = await signUpLearner(product.server, 'unlucky@example.org');
    expect(await other.call('start-checkout', { plan_id: 'pro', from: 'account' })).toEqual({
      status: 502,
      body: { code: 'payment-unavailable' },
    });
  });
});

test('a call whose answer was lost is made again, and happens once', async () => {
  const customer = await payingCustomer('bad-line@example.org');
  product.stripe.mood = 'loses answers';
  const [calls, keys] = [product.stripe.calls.length, product.stripe.idempotencyKeys.length];
  expect((await customer.call('cancel-subscription', {})).status).toBe(200);
  expect(product.stripe.subscription(customer.subscription).cancel_at_period_end).toBe(true);
  expect(product.stripe.calls.slice(calls)).toHaveLength(2);
  expect(new Set(product.stripe.idempotencyKeys.slice(keys)).size).toBe(1);
});

describe('an event', () => {
  test('makes a subscription active when the learner never came back, and once only', async () => {
    const customer = await product.buy('closed-tab@example.org', 'pro', FIRST_END);
    const event = product.stripe.event(
      'checkout.session.completed',
      about(customer.checkout, 'checkout.session'),
    );
    const before = product.stripe.calls.length;
    expect([await product.deliver(event), await product.deliver(event)]).toEqual([200, 200]);
    expect(await ownSubscription(customer)).toMatchObject({ status: 'active', plan_id: 'pro' });
    expect(await ownPayments(customer)).toEqual([['payment', 9900]]);
    // The second time nobody asks Stripe again.
    expect(product.stripe.calls.length - before).toBe(2);
  });

  test('is believed only with a fresh signature of the secret', async () => {
    const customer = await product.buy('forged@example.org', 'pro', FIRST_END);
    const forge = (options: { at?: Date; secret?: string }) =>
      product.stripe.event(
        'customer.subscription.updated',
        about(customer.subscription, 'subscription'),
        options,
      );
    const good = forge({});
    expect(await product.deliver(forge({ secret: 'whsec_of_somebody_else' }))).toBe(400);
    expect(await product.deliver(forge({ at: new Date(Date.now() - 301_000) }))).toBe(400);
    expect(await product.deliver({ ...good, signature: null })).toBe(400);
    expect(await product.deliver({ ...good, body: `${good.body} ` })).toBe(400);
    expect((await customer.rest.from('subscriptions').select()).data).toEqual([]);
    expect(await product.deliver(good)).toBe(200);
  });

  test('of a kind we do not know is noted and changes nothing', async () => {
    const event = product.stripe.event('customer.created', about('cus_1', 'customer'), { id: 'evt_unknown' });
    expect(await product.deliver(event)).toBe(200);
    const noted = await product.server.query(
      `select kind, outcome from public.payment_events where event_id = 'evt_unknown'`,
    );
    expect(noted).toEqual([{ kind: 'customer.created', outcome: 'ignored' }]);
  });

  // spec: 185 Events of the provider: signed, once, in any order
  test('that came out of order changes nothing any more', async () => {
    const customer = await product.buy('out-of-order@example.org', 'pro', FIRST_END);
    // Made in this order: created, payment failed, paid, canceled, resumed.
    const created = ofSubscription('created', customer);
    const invoice = product.stripe.renew(customer.subscription, SECOND_END, false);
    const failed = product.stripe.event('invoice.payment_failed', about(invoice, 'invoice'));
    product.stripe.settle(customer.subscription);
    const paid = product.stripe.event('invoice.paid', about(invoice, 'invoice'));
    const updated = ofSubscription('updated', customer);
    for (const event of [paid, updated, failed, created]) expect(await product.deliver(event)).toBe(200);
    expect(await ownSubscription(customer)).toMatchObject({
      status: 'active',
      current_period_end: '2100-02-01T00:00:00+00:00',
    });
    expect(await ownPayments(customer)).toEqual([['payment', 9900]]);
  });

  test('about a payment that failed closes what was open, until it is paid', async () => {
    const customer = await payingCustomer('overdue@example.org');
    const invoice = product.stripe.renew(customer.subscription, SECOND_END, false);
    await product.deliver(product.stripe.event('invoice.payment_failed', about(invoice, 'invoice')));
    expect(await ownSubscription(customer)).toMatchObject({
      status: 'past_due',
      current_period_end: '2100-01-01T00:00:00+00:00',
    });
    const { body } = await customer.call('pay-overdue', {});
    expect(body.url).toMatch(/\/invoice\//);
    expect(await customer.call('resume-subscription', {})).toEqual({
      status: 409,
      body: { code: 'payment-overdue' },
    });

    product.stripe.settle(customer.subscription);
    await product.deliver(product.stripe.event('invoice.paid', about(invoice, 'invoice')));
    expect(await ownSubscription(customer)).toMatchObject({
      status: 'active',
      current_period_end: '2100-02-01T00:00:00+00:00',
    });
    expect(await customer.call('pay-overdue', {})).toEqual({
      status: 409,
      body: { code: 'nothing-overdue' },
    });
  });

  test('about a refund books what went back, each refund once', async () => {
    const customer = await payingCustomer('refunded@example.org');
    const charge = product.stripe.refund(customer.subscription, 4900);
    await product.deliver(product.stripe.event('charge.refunded', about(charge, 'charge')));
    await product.deliver(product.stripe.event('charge.refunded', about(charge, 'charge')));
    expect(await ownPayments(customer)).toEqual([
      ['payment', 9900],
      ['refund', 4900],
    ]);
    expect(await ownSubscription(customer)).toMatchObject({ status: 'active' });
  });

  // spec: 185 A payment that the bank takes back
  test('about a chargeback ends the subscription at once, and books what a lost one took', async () => {
    const customer = await payingCustomer('disputed@example.org');
    const dispute = product.stripe.dispute(customer.subscription, 'needs_response');
    const told = (kind: string) =>
      product.deliver(product.stripe.event(`charge.dispute.${kind}`, about(dispute, 'dispute')));
    expect(await told('created')).toBe(200);
    expect(product.stripe.subscription(customer.subscription).status).toBe('canceled');
    expect(await ownSubscription(customer)).toMatchObject({ status: 'canceled' });
    expect(await ownPayments(customer)).toEqual([['payment', 9900]]);

    product.stripe.decide(dispute, 'lost');
    expect([await told('closed'), await told('closed')]).toEqual([200, 200]);
    expect(await ownPayments(customer)).toEqual([
      ['payment', 9900],
      ['refund', 9900],
    ]);
  });

  test('about a question of the bank, or a chargeback that was won, changes nothing', async () => {
    const customer = await payingCustomer('asked@example.org');
    for (const status of ['warning_needs_response', 'won']) {
      const dispute = product.stripe.dispute(customer.subscription, status);
      await product.deliver(product.stripe.event('charge.dispute.closed', about(dispute, 'dispute')));
    }
    expect(await ownSubscription(customer)).toMatchObject({ status: 'active' });
    expect(await ownPayments(customer)).toEqual([['payment', 9900]]);
  });

  test('about a checkout that was paid after its account had gone ends what would be charged again', async () => {
    const customer = await product.buy('gone@example.org', 'pro', FIRST_END);
    await product.server.query('delete from auth.users where id = $1', [customer.id]);
    expect(await product.deliver(ofSubscription('created', customer))).toBe(200);
    expect(product.stripe.subscription(customer.subscription).status).toBe('canceled');
  });

  test('of a subscription that was replaced does not end the new one', async () => {
    const customer = await payingCustomer('again@example.org', 'basic');
    product.stripe.end(customer.subscription);
    const late = ofSubscription('deleted', customer);
    await product.deliver(ofSubscription('updated', customer));
    expect(await ownSubscription(customer)).toMatchObject({ status: 'canceled' });

    const { body } = await customer.call('start-checkout', { plan_id: 'pro', from: 'account' });
    const checkout = String(body.url).split('/').at(-1) ?? '';
    product.stripe.pay(checkout, SECOND_END);
    await customer.call('finish-checkout', { checkout });
    await product.deliver(late);
    expect(await ownSubscription(customer)).toMatchObject({ status: 'active', plan_id: 'pro' });
  });

  test('is told again by Stripe when we could not look', async () => {
    const customer = await product.buy('outage@example.org', 'pro', FIRST_END);
    const event = ofSubscription('created', customer);
    product.stripe.mood = 'is down';
    expect(await product.deliver(event)).toBe(502);
    product.stripe.mood = 'works';
    expect(await product.deliver(event)).toBe(200);
    expect(await ownSubscription(customer)).toMatchObject({ status: 'active' });
  });
});

describe('a subscription', () => {
  test('is canceled to the end of its period, resumed, and canceled again', async () => {
    const customer = await payingCustomer('second-thoughts@example.org');
    for (const [call, ends] of [
      ['cancel-subscription', true],
      ['resume-subscription', false],
      ['cancel-subscription', true],
    ] as const) {
      expect(await customer.call(call, {})).toEqual({ status: 200, body: { status: 'active' } });
      expect(product.stripe.subscription(customer.subscription).cancel_at_period_end).toBe(ends);
      expect(await ownSubscription(customer)).toMatchObject({ cancel_at_period_end: ends });
    }
    product.stripe.end(customer.subscription);
    await product.deliver(ofSubscription('deleted', customer));
    expect(await ownSubscription(customer)).toMatchObject({ status: 'canceled' });
    expect((await customer.call('resume-subscription', {})).body).toEqual({ code: 'nothing-paid' });
  });

  test('goes on with another plan at its price, unless the card refuses', async () => {
    const customer = await payingCustomer('upgrade@example.org', 'basic');
    product.stripe.mood = 'declines';
    expect(await customer.call('change-plan', { plan_id: 'pro' })).toEqual({
      status: 402,
      body: { code: 'payment-declined' },
    });
    expect(await ownSubscription(customer)).toMatchObject({ plan_id: 'basic', price_minor: 4900 });
    product.stripe.mood = 'works';
    expect((await customer.call('change-plan', { plan_id: 'pro' })).status).toBe(200);
    expect(await ownSubscription(customer)).toMatchObject({ plan_id: 'pro', price_minor: 9900 });
    expect((await customer.call('change-plan', { plan_id: 'pro' })).body).toEqual({ code: 'plan-unchanged' });
  });

  test('cannot be written by the learner, by whatever way', async () => {
    const customer = await payingCustomer('clever@example.org', 'basic');
    const { error } = await customer.rest
      .from('subscriptions')
      .update({ plan_id: 'elite' })
      .eq('user_id', customer.id);
    expect(error).toMatchObject({ hint: 'plan-is-paid' });
    const forged = await customer.rest.from('payments').insert({ user_id: customer.id });
    expect(forged.error?.code).toBe('42501');
  });

  test('lost on the way is found by the job that asks', async () => {
    const customer = await payingCustomer('lost@example.org');
    await product.server.query(`update public.subscriptions set status = 'past_due' where user_id = $1`, [
      customer.id,
    ]);
    await product.server.query(
      `update public.subscriptions set current_period_end = now() - interval '1 minute' where user_id = $1`,
      [customer.id],
    );
    await runJob('billing/follow-subscriptions');
    await expect
      .poll(async () => (await ownSubscription(customer)).status, { timeout: 20_000 })
      .toBe('active');
  });

  test('ends before the account goes, and what was paid stays without a name', async () => {
    const customer = await payingCustomer('leaving@example.org');
    await leave(customer);
    await runJob('identity/close-due-accounts');
    await expect.poll(() => paidBy(customer), { timeout: 20_000 }).toEqual([PAID_BY_NOBODY]);
    expect(product.stripe.subscription(customer.subscription).status).toBe('canceled');
  });

  test('that has ended unnoticed, or that Stripe does not know, keeps no other account from going', async () => {
    const unknown = await payingCustomer('unknown@example.org');
    await product.server.query(
      `update public.subscriptions set provider_subscription_id = 'sub_of_another_key' where user_id = $1`,
      [unknown.id],
    );
    const ended = await payingCustomer('ended@example.org');
    product.stripe.end(ended.subscription);
    for (const customer of [unknown, ended]) await leave(customer);
    await runJob('identity/close-due-accounts');
    await expect.poll(() => paidBy(ended), { timeout: 20_000 }).toEqual([PAID_BY_NOBODY]);
    expect(await paidBy(unknown)).toEqual([{ user_id: unknown.id, amount_minor: 9900 }]);
  });

  test('of the provider before is replaced by one that is paid, and ends with its period', async () => {
    const [again, never] = [
      await payingCustomer('again@example.com'),
      await payingCustomer('never@example.com'),
    ];

    for (const { id } of [again, never]) {
      await product.server.query(
        `update public.subscriptions set provider = 'test', provider_subscription_id = 'test_' || $1,
           current_period_end = now() - interval '1 minute' where user_id = $1::uuid`,
        [id],
      );
    }
    const { body } = await again.call('start-checkout', { plan_id: 'elite', from: 'account' });
    const checkout = String(body.url).split('/').at(-1) ?? '';
    product.stripe.pay(checkout, SECOND_END);
    await again.call('finish-checkout', { checkout });
    expect(await ownSubscription(again)).toMatchObject({ status: 'active', plan_id: 'elite' });
    expect((await again.call('cancel-subscription', {})).status).toBe(200);

    await runJob('billing/follow-subscriptions');
    await expect
      .poll(async () => (await ownSubscription(never)).status, { timeout: 20_000 })
      .toBe('canceled');
  });
});
