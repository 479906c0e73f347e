import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ListedSubscription,
  type ListSubscriptionsRequest,
  MOST_BILLING_ROWS,
} from '#domain/billing/admin-contract.ts';
import { SUBSCRIPTION_STATUSES } from '#domain/billing/subscription-status.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { BILLING_ROWS_PER_PAGE, subscriptionTable } from './billing-tables.ts';
import { listSubscriptions, useListSubscriptions } from './list-subscriptions.ts';
import { PlanFilter } from './plan-filter.tsx';
import { useStatusNames } from './status-names.ts';
import { useSubscriptionColumns, useSubscriptionCsvColumns } from './subscription-columns.tsx';

/** Subscriptions by status and plan, with whose they are. */
export function SubscriptionList() {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const table = useTableState(subscriptionTable);
  const statusNames = useStatusNames();
  const columns = useSubscriptionColumns();
  const csvColumns = useSubscriptionCsvColumns();
  const { filter, filters, sort } = table;
  const { status, plan } = filters;
  const request = (page: number, pageSize: number): ListSubscriptionsRequest => ({
    ...(status !== undefined && { status }),
    ...(plan !== undefined && { plan }),
    sort: sort.column,
    ascending: sort.direction === 'ascending',
    page,
    page_size: pageSize,
  });
  const save = () =>
    exportCsv<ListedSubscription>({
      name: 'subscriptions',
      columns: csvColumns,
      pageSize: MOST_BILLING_ROWS,
      fetchPage: async (page, size) => (await listSubscriptions(call, request(page, size))).subscriptions,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="search" className="grid max-w-form items-end gap-3 sm:grid-cols-2">
        <Select
          label={<Trans>Status</Trans>}
          value={status ?? ''}
          onChange={({ target }) =>
            filter({ status: SUBSCRIPTION_STATUSES.find((one) => one === target.value) })
          }
          options={[
            { value: '', label: t`Every status` },
            ...SUBSCRIPTION_STATUSES.map((value) => ({ value, label: statusNames[value] })),
          ]}
        />
        <PlanFilter value={plan} onChange={(wanted) => filter({ plan: wanted })} />
      </div>
      <QueryState
        query={useListSubscriptions(request(table.page, BILLING_ROWS_PER_PAGE))}
        failed={t`The subscriptions could not be loaded`}
        describe={describe}
        skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
      >
        {({ subscriptions, count }) => (
          <>
            <DataTable
              caption={t`Subscriptions`}
              columns={columns}
              rows={subscriptions}
              rowId={({ id }) => id}
              state={table}
              tools={<ExportCsvButton onExport={save} describe={describe} />}
              empty={<EmptyState title={<Trans>No subscription is like this.</Trans>} />}
            />
            <Pagination
              label={t`Pages of subscriptions`}
              page={table.page}
              pageCount={Math.ceil(count / BILLING_ROWS_PER_PAGE)}
              onSelect={table.goTo}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}
