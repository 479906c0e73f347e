import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ListedPayment,
  type ListPaymentsRequest,
  MOST_BILLING_ROWS,
  PAYMENT_KINDS,
} from '#domain/billing/admin-contract.ts';
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
import { BILLING_ROWS_PER_PAGE, paymentTable } from './billing-tables.ts';
import { listPayments, useListPayments } from './list-payments.ts';
import { usePaymentColumns, usePaymentCsvColumns } from './payment-columns.tsx';
import { PlanFilter } from './plan-filter.tsx';

/** The money that came in and went back, with whose it was. */
export function PaymentReport() {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const table = useTableState(paymentTable);
  const columns = usePaymentColumns();
  const csvColumns = usePaymentCsvColumns();
  const { filter, filters, sort } = table;
  const { kind, plan } = filters;
  const request = (page: number, pageSize: number): ListPaymentsRequest => ({
    ...(kind !== undefined && { kind }),
    ...(plan !== undefined && { plan }),
    sort: sort.column,
    ascending: sort.direction === 'ascending',
    page,
    page_size: pageSize,
  });
  const save = () =>
    exportCsv<ListedPayment>({
      name: 'payments',
      columns: csvColumns,
      pageSize: MOST_BILLING_ROWS,
      fetchPage: async (page, size) => (await listPayments(call, request(page, size))).payments,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="search" className="grid max-w-form items-end gap-3 sm:grid-cols-2">
        <Select
          label={<Trans>Kind</Trans>}
          value={kind ?? ''}
          onChange={({ target }) => filter({ kind: PAYMENT_KINDS.find((one) => one === target.value) })}
          options={[
            { value: '', label: t`Payments and refunds` },
            { value: 'payment', label: t`Payments` },
            { value: 'refund', label: t`Refunds` },
          ]}
        />
        <PlanFilter value={plan} onChange={(wanted) => filter({ plan: wanted })} />
      </div>
      <QueryState
        query={useListPayments(request(table.page, BILLING_ROWS_PER_PAGE))}
        failed={t`The payments could not be loaded`}
        describe={describe}
        skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
      >
        {({ payments, count }) => (
          <>
            <DataTable
              caption={t`Payments`}
              columns={columns}
              rows={payments}
              rowId={({ id }) => id}
              state={table}
              tools={<ExportCsvButton onExport={save} describe={describe} />}
              empty={<EmptyState title={<Trans>No payment is like this.</Trans>} />}
            />
            <Pagination
              label={t`Pages of payments`}
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
