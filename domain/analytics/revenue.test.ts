import { expect, test } from 'vitest';
import { revenueByCurrency } from './revenue.ts';

test('currencies stay apart, and what went back is taken off', () => {
  const parts = ['2026-11-01', '2026-11-02'];
  const rows = [
    { starts_on: '2026-11-01', currency: 'EUR', kind: 'payment', payments: 1, amount_minor: 4900 },
    { starts_on: '2026-11-01', currency: 'USD', kind: 'payment', payments: 2, amount_minor: 9800 },
    { starts_on: '2026-11-02', currency: 'USD', kind: 'refund', payments: 1, amount_minor: 4900 },
  ] as const;
  expect(revenueByCurrency(rows, parts)).toEqual([
    { currency: 'USD', payments: 2, paid: 9800, refunds: 1, refunded: 4900, net: [9800, -4900] },
    { currency: 'EUR', payments: 1, paid: 4900, refunds: 0, refunded: 0, net: [4900, 0] },
  ]);
  expect(revenueByCurrency([], parts)).toEqual([]);
});
