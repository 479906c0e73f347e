import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_COUNTED, MOST_ROWS } from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useActionColumns, useActionCsvColumns } from './action-columns.tsx';
import { ActionFilters } from './action-filters.tsx';
import { actionTable } from './action-table.ts';
import { ACTIONS_PER_PAGE, listAdminActions, useListAdminActions } from './list-admin-actions.ts';

/** What admins did, and who was refused. Nobody can change it. */
export function ActionList() {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const table = useTableState(actionTable);
  const columns = useActionColumns((subject) => table.filter({ subject }));
  const csvColumns = useActionCsvColumns();
  const query = useListAdminActions(table);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-measure text-muted">
        <Trans>What admins did, and who tried to without being one. Nobody can change or delete a row.</Trans>
      </p>
      <ActionFilters names={query.data?.names ?? []} />
      <QueryState
        query={query}
        failed={t`The log could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
      >
        {({ actions, count }) => (
          <>
            <DataTable
              caption={t`Audit log`}
              columns={columns}
              rows={actions}
              rowId={({ id }) => id}
              state={table}
              empty={<EmptyState title={<Trans>Nothing in the log matches these filters.</Trans>} />}
              tools={
                <ExportCsvButton
                  describe={describe}
                  onExport={() =>
                    exportCsv({
                      name: 'audit-log',
                      columns: csvColumns,
                      pageSize: MOST_ROWS,
                      fetchPage: (page, pageSize) => listAdminActions(call, table, page, pageSize),
                    })
                  }
                />
              }
            />
            <Pagination
              label={t`Pages of the log`}
              page={table.page}
              pageCount={Math.ceil(Math.min(count, MOST_COUNTED) / ACTIONS_PER_PAGE)}
              onSelect={table.goTo}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}
