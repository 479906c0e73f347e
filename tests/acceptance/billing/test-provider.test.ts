import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { ownPayments, ownSubscription } from './billing-product.ts';

/*
 * Plans in an installation that tries them without money, and in one where nobody takes payments.
 */

let server: PagesServer;
beforeAll(async () => {
  server = await startPages({ PAYMENT_PROVIDER: 'test' });
});
afterAll(() => server?.stop());

/** The first lesson of a course's third module, whether the learner can read it. */
async function canReadThirdModule({ rest }: TestLearner): Promise<boolean> {
  const { data: modules } = await rest
    .from('modules')
    .select('course_id, lessons(id)')
    .eq('order_index', 3)
    .eq('status', 'written')
    .limit(1);
  const [lesson] = modules?.[0]?.lessons ?? [];
  await rest.from('enrollments').upsert({ course_id: modules?.[0]?.course_id }, { ignoreDuplicates: true });
  const { data } = await rest.from('lesson_bodies').select('lesson_id').eq('lesson_id', lesson?.id);
  return data?.length === 1;
}

// spec: 185 What a plan opens once it is paid
test('a plan that is bought opens what it says, at once', async () => {
  const learner = await signUpLearner(server, 'learner@example.org');
  await learner.rest.from('subscriptions').insert({ user_id: learner.id, plan_id: 'trial' });
  expect((await learner.rest.rpc('payment_provider')).data).toBe('test');
  expect(await canReadThirdModule(learner)).toBe(false);

  const { body } = await learner.call('start-checkout', { plan_id: 'pro', from: 'account' });
  const page = new URL(String(body.url));
  expect(page.origin + page.pathname).toBe(`${server.url}/test-checkout`);
  expect(await canReadThirdModule(learner)).toBe(false);
  const checkout = page.searchParams.get('checkout');
  for (let time = 0; time < 2; time += 1) {
    expect((await learner.call('finish-checkout', { checkout })).body).toEqual({ result: 'paid' });
  }
  expect(await ownSubscription(learner)).toMatchObject({
    plan_id: 'pro',
    status: 'active',
    price_minor: 9900,
  });
  expect(await ownPayments(learner)).toEqual([['payment', 9900]]);
  expect(await canReadThirdModule(learner)).toBe(true);

  // One course at a time: the one that they are at, until they choose another.
  expect((await learner.call('change-plan', { plan_id: 'basic' })).status).toBe(200);
  expect(await canReadThirdModule(learner)).toBe(true);
  const { data: pinned } = await learner.rest.from('subscriptions').select('course_id').single();
  const { data: others } = await learner.rest.from('courses').select('id').neq('id', pinned?.course_id);
  const choose = (courseId: unknown) =>
    learner.rest.from('subscriptions').update({ course_id: courseId }).eq('user_id', learner.id);
  expect((await choose(others?.[0]?.id)).error).toBeNull();
  expect(await canReadThirdModule(learner)).toBe(false);
  expect((await choose(pinned?.course_id)).error).toMatchObject({ hint: 'course-chosen-lately' });
  await learner.call('cancel-subscription', {});
  expect(await ownSubscription(learner)).toMatchObject({ plan_id: 'basic', cancel_at_period_end: true });
});

test('a visitor pays for nothing, and an event that nobody sent is refused', async () => {
  const call = (name: string) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` },
      body: '{"plan_id": "pro", "from": "account"}',
    });
  expect((await call('start-checkout')).status).toBe(401);
  expect((await call('receive-payment-event')).status).toBe(400);
});

// spec: 67 No card is asked for without a provider
test('where nobody takes payments every call says so, and a plan is chosen without paying', async () => {
  const free = await startPages();
  try {
    const learner = await signUpLearner(free, 'learner@example.org');
    expect((await learner.rest.rpc('payment_provider')).data).toBeNull();
    for (const [name, body] of [
      ['start-checkout', { plan_id: 'pro', from: 'account' }],
      ['finish-checkout', { checkout: 'any' }],
      ['change-plan', { plan_id: 'pro' }],
      ['cancel-subscription', {}],
      ['resume-subscription', {}],
      ['pay-overdue', {}],
      ['receive-payment-event', {}],
    ] as const) {
      expect(await learner.call(name, body), name).toMatchObject({
        status: 409,
        body: { code: 'no-payment-provider' },
      });
    }
    await learner.rest.from('subscriptions').insert({ user_id: learner.id, plan_id: 'pro' });
    expect(await canReadThirdModule(learner)).toBe(true);
  } finally {
    await free.stop();
  }
});
