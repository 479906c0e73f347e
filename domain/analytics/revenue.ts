import type { AnalyticsRows } from './contract.ts';

/** What came in and went back in one currency; amounts in its minor units. */
export type CurrencyRevenue = {
  readonly currency: string;
  readonly payments: number;
  readonly paid: number;
  readonly refunds: number;
  readonly refunded: number;
  /** Paid less refunded, for each part of the period. */
  readonly net: readonly number[];
};

/** Revenue by currency, the one with most payments first. Currencies are never added up. @param parts see `partsOf` */
export function revenueByCurrency(
  rows: readonly AnalyticsRows['revenue'][],
  parts: readonly string[],
): CurrencyRevenue[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies
    .map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const [paid, refunded] = [sumOf(own, 'payment'), sumOf(own, 'refund')];
      const net = parts.map((part) => {
        const inPart = own.filter(({ starts_on }) => starts_on === part);
        return sumOf(inPart, 'payment').amount - sumOf(inPart, 'refund').amount;
      });
      return {
        currency,
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
