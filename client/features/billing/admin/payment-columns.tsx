import { cents } from '#domain/kernel/money/cents.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedPayment } from '#domain/billing/admin-contract.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { Money } from '../../../ui/value/money.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { AccountCell } from './account-cell.tsx';
import { ProviderLink } from './provider-link.tsx';
import { usePlanNames } from './status-names.ts';

/** What came in is above zero, what went back below. */
const signedAmount = ({ kind, amount_minor: amount }: ListedPayment) =>
  kind === 'refund' ? cents(0 - amount) : amount;

/** The columns of the list of payments. */
export function usePaymentColumns(): readonly TableColumn<ListedPayment>[] {
  const { t } = useLingui();
  const nameOf = usePlanNames();
  return [
    {
      id: 'email',
      head: t`Account`,
      sortable: false,
      cell: (row) => (
        <AccountCell userId={row.user_id} email={row.email} isDemonstration={row.is_demonstration} />
      ),
    },
    {
      id: 'kind',
      head: t`Kind`,
      sortable: false,
      cell: ({ kind }) => (kind === 'refund' ? <Trans>Refund</Trans> : <Trans>Payment</Trans>),
    },
    { id: 'plan', head: t`Plan`, sortable: false, cell: ({ plan_id: plan }) => nameOf(plan) },
    {
      id: 'amount_minor',
      head: t`Amount`,
      numeric: true,
      cell: (row) => <Money minorUnits={signedAmount(row)} currency={row.currency} />,
    },
    { id: 'paid_at', head: t`When`, cell: ({ paid_at: at }) => <Moment value={at} /> },
    {
      id: 'reference',
      head: t`At the provider`,
      sortable: false,
      cell: (row) => <ProviderLink provider={row.provider} reference={row.provider_reference} />,
    },
  ];
}

/** The columns of the file of payments. */
export function usePaymentCsvColumns(): readonly CsvColumn<ListedPayment>[] {
  const { t } = useLingui();
  return [
    { head: 'id', text: ({ id }) => id },
    { head: t`Account`, text: ({ email, user_id: id }) => email ?? id },
    { head: t`Demonstration`, text: ({ is_demonstration: isDemo }) => (isDemo ? t`Yes` : t`No`) },
    { head: t`Kind`, text: ({ kind }) => kind },
    { head: t`Plan`, text: ({ plan_id: plan }) => plan },
    { head: t`Amount in minor units`, text: signedAmount },
    { head: t`Currency`, text: ({ currency }) => currency },
    { head: t`When`, text: ({ paid_at: at }) => at },
    { head: t`At the provider`, text: ({ provider_reference: reference }) => reference },
  ];
}
