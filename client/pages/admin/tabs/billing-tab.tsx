import { Trans, useLingui } from '@lingui/react/macro';
import { BillingTotals } from '../../../features/billing/admin/billing-totals.tsx';
import { subscriptionTable } from '../../../features/billing/admin/billing-tables.ts';
import { PaymentReport } from '../../../features/billing/admin/payment-report.tsx';
import { SubscriptionList } from '../../../features/billing/admin/subscription-list.tsx';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Tabs } from '../../../ui/tabs.tsx';

/** Plans and payments. */
export function BillingTab() {
  const { t } = useLingui();
  const { filters, filter } = useTableState(subscriptionTable);
  const { view = 'subscriptions' } = filters;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BillingTotals />
      <Tabs
        label={t`Plans and payments`}
        selected={view}
        onSelect={(id) => filter({ view: id === 'payments' ? id : undefined })}
        tabs={[
          {
            id: 'subscriptions',
            title: <Trans>Subscriptions</Trans>,
            content: view === 'subscriptions' && <SubscriptionList />,
          },
          {
            id: 'payments',
            title: <Trans>Payments</Trans>,
            content: view === 'payments' && <PaymentReport />,
          },
        ]}
      />
    </div>
  );
}
