import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ApplicationList as Answer } from '#domain/community/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useApplicationColumns } from './application-columns.tsx';
import { useApplicationCsvColumns } from './application-csv-columns.ts';
import { ApplicationFilters, SeatsLeft } from './application-filters.tsx';
import { useApplicationName } from './application-names.ts';
import { applicationTable } from './application-table.ts';
import { APPLICATIONS_PER_PAGE, listApplications, useListApplications } from './list-applications.ts';
import { SeatsBulkActions } from './seats-bulk-actions.tsx';

/** As many as the server gives at once. */
const PER_FETCH = 200;

/** Applications to be narrowed, sorted, taken for review and saved as a file. */
export function ApplicationList() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const table = useTableState(applicationTable);
  const query = useListApplications(table);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ApplicationFilters table={table} programs={query.data?.programs ?? []} />
      <QueryState
        query={query}
        failed={t`The applications could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
      >
        {(answer) => <Answered answer={answer} />}
      </QueryState>
    </div>
  );
}

function Answered({ answer: { applications, total, programs } }: { answer: Answer }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const nameOf = useApplicationName();
  const table = useTableState(applicationTable);
  const columns = useApplicationColumns(programs);
  const csvColumns = useApplicationCsvColumns(programs);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const fetchPage = async (page: number) =>
    (await listApplications(call, table, page, PER_FETCH)).applications;
  return (
    <>
      <SeatsLeft programs={programs} />
      <DataTable
        caption={t`Applications`}
        columns={columns}
        rows={applications}
        rowId={({ id }) => id}
        state={table}
        empty={
          <EmptyState title={<Trans>No applications here.</Trans>}>
            <Trans>They come from the form on the community page.</Trans>
          </EmptyState>
        }
        selection={{
          picked,
          onPick: setPicked,
          nameOf,
          actions: (
            <SeatsBulkActions
              applicationIds={applications.map(({ id }) => id).filter((id) => picked.has(id))}
              onDone={() => setPicked(new Set())}
            />
          ),
        }}
        tools={
          <ExportCsvButton
            describe={describe}
            onExport={() =>
              exportCsv({ name: 'applications', columns: csvColumns, pageSize: PER_FETCH, fetchPage })
            }
          />
        }
      />
      <Pagination
        label={t`Applications`}
        page={table.page}
        pageCount={Math.ceil(total / APPLICATIONS_PER_PAGE)}
        onSelect={table.goTo}
      />
    </>
  );
}
