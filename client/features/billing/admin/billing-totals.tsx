import { type Cents, cents } from '#domain/kernel/money/cents.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingTotals as Totals } from '#domain/billing/admin-contract.ts';
import { SUBSCRIPTION_STATUSES } from '#domain/billing/subscription-status.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { Money } from '../../../ui/value/money.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useReadBillingTotals } from './read-billing-totals.ts';
import { useStatusNames } from './status-names.ts';

/** How plans and payments stand: who takes payments, subscriptions by status, and the money by currency. */
export function BillingTotals() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useReadBillingTotals()}
      failed={t`The totals could not be computed`}
      describe={describe}
      skeleton={['h-10 w-full', 'h-6 w-2/3', 'h-20 w-full']}
    >
      {(totals) => (
        <>
          <Provider totals={totals} />
          {totals.includes_demonstration && (
            <Banner title={<Trans>These figures include demonstration learners</Trans>} />
          )}
          <StatusCounts counts={totals.subscriptions} />
          <MoneyTable money={totals.money} />
        </>
      )}
    </QueryState>
  );
}

function Provider({ totals: { provider, last_event_at: lastEvent } }: { totals: Totals }) {
  if (provider === null) {
    return (
      <Banner title={<Trans>Nobody takes payments here</Trans>}>
        <Trans>
          Every plan opens everything. To sell plans, name a provider in the setting PAYMENT_PROVIDER.
        </Trans>
      </Banner>
    );
  }
  if (provider === 'test') {
    return (
      <Banner tone="warn" title={<Trans>Payments are tried here: no money moves</Trans>}>
        <Trans>Anybody can get every plan without paying.</Trans>
      </Banner>
    );
  }
  return (
    <p className="max-w-measure">
      <Trans>
        Payments are taken by Stripe. Money is paid back on its own pages, and shows here by itself.
      </Trans>{' '}
      {lastEvent === null ? (
        <strong>
          <Trans>Stripe has not told anything yet: check that its events are sent here.</Trans>
        </strong>
      ) : (
        <Trans>
          It last told something on <Moment value={lastEvent} />.
        </Trans>
      )}
    </p>
  );
}

function StatusCounts({ counts }: { counts: Totals['subscriptions'] }) {
  const { i18n } = useLingui();
  const names = useStatusNames();
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-3 border-y border-line py-4">
      {SUBSCRIPTION_STATUSES.map((status) => (
        <div key={status}>
          <dt className="text-15 text-muted">{names[status]}</dt>
          <dd className="text-24 font-semibold">{formatNumber(counts[status] ?? 0, i18n.locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

type CurrencyTotals = Totals['money'][number];

function MoneyTable({ money }: { money: Totals['money'] }) {
  const { t } = useLingui();
  if (money.length === 0) return null;
  const column = (id: string, head: string, minor: (row: CurrencyTotals) => Cents) => ({
    id,
    head,
    numeric: true,
    cell: (row: CurrencyTotals) => <Money minorUnits={minor(row)} currency={row.currency} />,
  });
  return (
    <Table
      caption={t`Money from learners, before the fees of the provider`}
      rows={money}
      rowId={({ currency }) => currency}
      columns={[
        { id: 'currency', head: t`Currency`, cell: ({ currency }) => currency },
        column('recent', t`Kept in the last 30 days`, (row) =>
          cents(row.recently_paid_minor - row.recently_refunded_minor),
        ),
        column('paid', t`Paid in all`, (row) => row.paid_minor),
        column('refunded', t`Paid back`, (row) => row.refunded_minor),
        column('net', t`Kept in all`, (row) => cents(row.paid_minor - row.refunded_minor)),
      ]}
    />
  );
}
