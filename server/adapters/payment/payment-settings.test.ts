import { expect, test } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('nobody takes payments unless it is said who', () => {
  expect(readPaymentSettings({})).toBeNull();
  expect(readPaymentSettings({ ...stripe, PAYMENT_PROVIDER: '' })).toBeNull();
});

test('the test provider needs nothing, Stripe its secrets', () => {
  expect(readPaymentSettings({ PAYMENT_PROVIDER: 'test' })).toEqual({ provider: 'test' });
  expect(readPaymentSettings(stripe)).toEqual({
    provider: 'stripe',
    apiUrl: 'https://api.stripe.com',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(readPaymentSettings({ ...stripe, STRIPE_API_URL: 'http://localhost:1/' })).toMatchObject({
    apiUrl: 'http://localhost:1',
  });
});

test.each([
  [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER must be stripe or test, not "paypal".'],
  [{ ...stripe, STRIPE_SECRET_KEY: '' }, 'PAYMENT_PROVIDER is stripe, so STRIPE_SECRET_KEY has to be set.'],
  [
    { ...stripe, STRIPE_WEBHOOK_SECRET: undefined },
    'PAYMENT_PROVIDER is stripe, so STRIPE_WEBHOOK_SECRET has to be set.',
  ],
  [
    { ...stripe, STRIPE_API_URL: 'stripe' },
    'STRIPE_API_URL must be an address such as https://api.stripe.com.',
  ],
])('what is wrong stops the start with one sentence', (env, sentence) => {
  expect(() => readPaymentSettings(env)).toThrow(sentence);
});
