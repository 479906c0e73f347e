import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedSubscription } from '#domain/billing/admin-contract.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { Money } from '../../../ui/value/money.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { AccountCell } from './account-cell.tsx';
import { ProviderLink } from './provider-link.tsx';
import { usePlanNames, useStatusNames } from './status-names.ts';

const TONES: Readonly<Record<ListedSubscription['status'], BadgeTone>> = {
  trialing: 'neutral',
  active: 'success',
  past_due: 'danger',
  canceled: 'warn',
  expired: 'neutral',
};

/** When something happens next: the trial or the paid period ends. */
const nextDate = (row: ListedSubscription) =>
  row.status === 'trialing' ? row.trial_ends_at : row.current_period_end;

/** The columns of the list of subscriptions. */
export function useSubscriptionColumns(): readonly TableColumn<ListedSubscription>[] {
  const { t } = useLingui();
  const statusNames = useStatusNames();
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
    { id: 'plan', head: t`Plan`, sortable: false, cell: ({ plan_id: plan }) => nameOf(plan) },
    {
      id: 'status',
      head: t`Status`,
      sortable: false,
      cell: ({ status, cancel_at_period_end: isEnding }) => (
        <>
          <Badge tone={TONES[status]}>{statusNames[status]}</Badge>{' '}
          {status === 'active' && isEnding && (
            <Badge tone="warn">
              <Trans>Ends with its period</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      id: 'price_minor',
      head: t`Price`,
      numeric: true,
      cell: ({ price_minor: price, currency }) =>
        price === null || currency === null ? '–' : <Money minorUnits={price} currency={currency} />,
    },
    {
      id: 'current_period_end',
      head: t`Until`,
      cell: (row) => {
        const date = nextDate(row);
        return date === null ? '–' : <Moment value={date} />;
      },
    },
    { id: 'created_at', head: t`Chosen on`, cell: ({ created_at: at }) => <Moment value={at} /> },
    {
      id: 'reference',
      head: t`At the provider`,
      sortable: false,
      cell: (row) => <ProviderLink provider={row.provider} reference={row.provider_subscription_id} />,
    },
  ];
}

/** The columns of the file of subscriptions. */
export function useSubscriptionCsvColumns(): readonly CsvColumn<ListedSubscription>[] {
  const { t } = useLingui();
  return [
    { head: 'id', text: ({ id }) => id },
    { head: t`Account`, text: ({ email, user_id: id }) => email ?? id },
    { head: t`Demonstration`, text: ({ is_demonstration: isDemo }) => (isDemo ? t`Yes` : t`No`) },
    { head: t`Plan`, text: ({ plan_id: plan }) => plan },
    { head: t`Status`, text: ({ status }) => status },
    {
      head: t`Ends with its period`,
      text: ({ cancel_at_period_end: isEnding }) => (isEnding ? t`Yes` : t`No`),
    },
    { head: t`Price in minor units`, text: ({ price_minor: price }) => price },
    { head: t`Currency`, text: ({ currency }) => currency },
    { head: t`Until`, text: nextDate },
    { head: t`Chosen on`, text: ({ created_at: at }) => at },
    { head: t`At the provider`, text: ({ provider_subscription_id: reference }) => reference },
  ];
}
