import { cents } from '../kernel/money/cents.ts';
import { expect, test } from 'vitest';
import { sumRevenue } from './revenue.ts';

test('currencies and tests stay apart, and what went back is taken off', () => {
  const parts = ['2026-11-01', '2026-11-02'];
  const rows = [
    {
      starts_on: '2026-11-01',
      currency: 'EUR',
      provider: 'stripe',
      kind: 'payment',
      payments: 1,
      amount_minor: cents(4900),
    },
    {
      starts_on: '2026-11-01',
      currency: 'USD',
      provider: 'stripe',
      kind: 'payment',
      payments: 2,
      amount_minor: cents(9800),
    },
    {
      starts_on: '2026-11-02',
      currency: 'USD',
      provider: 'stripe',
      kind: 'refund',
      payments: 1,
      amount_minor: cents(4900),
    },
    {
      starts_on: '2026-11-02',
      currency: 'EUR',
      provider: 'test',
      kind: 'payment',
      payments: 1,
      amount_minor: cents(100),
    },
  ] as const;
  expect(sumRevenue(rows, parts)).toEqual([
    {
      currency: 'USD',
      provider: 'stripe',
      payments: 2,
      paid: 9800,
      refunds: 1,
      refunded: 4900,
      net: [9800, -4900],
    },
    { currency: 'EUR', provider: 'stripe', payments: 1, paid: 4900, refunds: 0, refunded: 0, net: [4900, 0] },
    { currency: 'EUR', provider: 'test', payments: 1, paid: 100, refunds: 0, refunded: 0, net: [0, 100] },
  ]);
  expect(sumRevenue([], parts)).toEqual([]);
});
