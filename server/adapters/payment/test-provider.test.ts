import type { UserId } from '#domain/kernel/ids.ts';
import { cents } from '#domain/kernel/money/cents.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import { expect, test } from 'vitest';
import type { KnownSubscription } from './payment-provider.ts';
import { createTestProvider } from './test-provider.ts';

const ADA = nominal<UserId>('ada');
const START = new Date('2026-11-21T12:00:00Z');
const pro = { id: 'pro', name: 'Pro', priceMinor: cents(9900), currency: 'USD', intervalMonths: 1 } as const;
const at = (now: string | Date) => createTestProvider('http://localhost:3000', () => new Date(now));

async function checkOut(): Promise<string> {
  const url = await at(START).startCheckout({ userId: ADA, email: undefined, plan: pro, from: 'account' });
  return new URL(url).searchParams.get('checkout') ?? '';
}

const bought: KnownSubscription = {
  reference: 'test_1',
  userId: ADA,
  planId: 'pro',
  priceMinor: cents(9900),
  currency: 'USD',
  intervalMonths: 1,
  endsAtPeriodEnd: false,
  periodEndsAt: new Date('2026-12-21T12:00:00Z'),
};

test('a checkout leads to the page of the app, and is paid by coming back from it', async () => {
  const checkout = await checkOut();
  const snapshot = await at(START).readCheckout(checkout, ADA);
  expect(snapshot).toMatchObject({ state: 'paid', userId: ADA, planId: 'pro', priceMinor: 9900 });
  expect(snapshot?.payments).toMatchObject([
    { kind: 'payment', amountMinor: 9900, currency: 'USD', paidAt: START, periodEndsAt: bought.periodEndsAt },
  ]);
  // Coming back again is the same payment.
  const again = await at('2026-11-22T12:00:00Z').readCheckout(checkout, ADA);
  expect(again?.payments).toEqual(snapshot?.payments);
});

test('a checkout of a period that is over, to come or made up pays nothing', async () => {
  const checkout = await checkOut();
  expect(await at('2026-12-21T12:00:00Z').readCheckout(checkout, ADA)).toBeUndefined();
  expect(await at('2026-11-21T11:59:59Z').readCheckout(checkout, ADA)).toBeUndefined();
  expect(await at(START).readCheckout('made up', ADA)).toBeUndefined();
  expect(await at(START).readCheckout(checkout.replace('pro', 'trial'), ADA)).toBeUndefined();
});

test('a period that is over is paid again, as often as it was', async () => {
  expect((await at('2026-12-21T11:59:59Z').readSubscription(bought)).payments).toEqual([]);
  const { state, payments } = await at('2027-02-01T00:00:00Z').readSubscription(bought);
  expect(state).toBe('paid');
  expect(payments.map(({ paidAt, periodEndsAt }) => [paidAt, periodEndsAt])).toEqual([
    [bought.periodEndsAt, new Date('2027-01-21T12:00:00Z')],
    [new Date('2027-01-21T12:00:00Z'), new Date('2027-02-21T12:00:00Z')],
  ]);
  expect(new Set(payments.map(({ reference }) => reference)).size).toBe(2);
});

test('canceled, it ends with its period', async () => {
  const canceled = { ...bought, endsAtPeriodEnd: true };
  expect(await at('2026-12-21T11:59:59Z').readSubscription(canceled)).toMatchObject({ state: 'paid' });
  expect(await at('2026-12-21T12:00:00Z').readSubscription(canceled)).toMatchObject({ state: 'ended' });
});
