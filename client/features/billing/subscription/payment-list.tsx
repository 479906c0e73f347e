import { cents } from '#domain/kernel/money/cents.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { Money } from '../../../ui/value/money.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { usePayments } from './fetch-subscription.ts';
import { planName } from '../plan-names.ts';

/** What the learner has paid and got back; nothing while there is nothing. */
export function PaymentList({ plans }: { plans: readonly Tables<'plans'>[] }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const payments = usePayments();
  const nameOf = ({ plan_id: id }: Tables<'payments'>) => {
    const plan = plans.find((candidate) => candidate.id === id);
    return plan === undefined ? id : planName(plan, i18n.locale);
  };
  const receipt = {
    id: 'receipt',
    head: t`Receipt`,
    cell: ({ receipt_url: url }: Tables<'payments'>) =>
      url !== null && (
        <a href={url} className="text-plum underline underline-offset-4">
          <Trans>Open the receipt</Trans>
        </a>
      ),
  };
  return (
    <QueryState
      query={payments}
      failed={t`Your payments could not be loaded`}
      describe={describe}
      skeleton={['h-8 w-full']}
    >
      {(rows) =>
        rows.length > 0 && (
          <Table
            caption={t`Payments`}
            className="w-full"
            rows={rows}
            rowId={({ id }) => id}
            columns={[
              { id: 'paid_at', head: t`When`, cell: ({ paid_at: at }) => <Moment value={at} /> },
              { id: 'plan', head: t`Plan`, cell: nameOf },
              {
                id: 'amount',
                head: t`Amount`,
                numeric: true,
                cell: ({ kind, amount_minor: amount, currency }) => (
                  <Money minorUnits={kind === 'refund' ? cents(0 - amount) : amount} currency={currency} />
                ),
              },
              ...(rows.some(({ receipt_url: url }) => url !== null) ? [receipt] : []),
            ]}
          />
        )
      }
    </QueryState>
  );
}
