import type { AnalyticsRows } from './contract.ts';

/** What came in and went back in one currency through one provider; amounts in minor units. */
export type Revenue = {
  readonly currency: string;
  readonly provider: AnalyticsRows['revenue']['provider'];
  readonly payments: number;
  readonly paid: number;
  readonly refunds: number;
  readonly refunded: number;
  /** Paid less refunded, for each part of the period. */
  readonly net: readonly number[];
};

/**
 * Revenue by currency and provider, the one with most payments first. Currencies are never added up, and payments of a test
 * never to others. @param parts see `partsOf`
 */
export function sumRevenue(rows: readonly AnalyticsRows['revenue'][], parts: readonly string[]): Revenue[] {
  const isSame = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.currency === b.currency && a.provider === b.provider;
  return rows
    .filter((row, place) => rows.findIndex((other) => isSame(row, other)) === place)
    .map((first) => {
      const own = rows.filter((row) => isSame(row, first));
      const [paid, refunded] = [sumOf(own, 'payment'), sumOf(own, 'refund')];
      const net = parts.map((part) => {
        const inPart = own.filter(({ starts_on }) => starts_on === part);
        return sumOf(inPart, 'payment').amount - sumOf(inPart, 'refund').amount;
      });
      return {
        currency: first.currency,
        provider: first.provider,
        payments: paid.count,
        paid: paid.amount,
        refunds: refunded.count,
        refunded: refunded.amount,
        net,
      };
    })
    .toSorted((a, b) => b.payments - a.payments || a.currency.localeCompare(b.currency));
}

function sumOf(rows: readonly AnalyticsRows['revenue'][], kind: 'payment' | 'refund') {
  const own = rows.filter((row) => row.kind === kind);
  return {
    count: own.reduce((sum, { payments }) => sum + payments, 0),
    amount: own.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  };
}
