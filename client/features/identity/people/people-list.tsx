import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListPeopleResponse, MOST_COUNTED, MOST_ROWS } from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { personName } from './account-words.ts';
import { listPeople, PEOPLE_PER_PAGE, useListPeople } from './list-people.ts';
import { usePeopleColumns, usePeopleCsvColumns } from './people-columns.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { peopleTable } from './people-table.ts';
import { useBanDialog } from './use-ban-dialog.tsx';
import { useUnban } from './use-unban.tsx';

/** Who has an account here, to be found, banned, let in again and saved as a file. */
export function PeopleList() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PeopleFilters />
      <QueryState
        query={useListPeople(useTableState(peopleTable))}
        failed={t`The people could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
      >
        {(answer) => <Answered answer={answer} />}
      </QueryState>
    </div>
  );
}

function Answered({ answer: { people, count } }: { answer: ListPeopleResponse }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const table = useTableState(peopleTable);
  const columns = usePeopleColumns(people);
  const csvColumns = usePeopleCsvColumns();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { dialog, openDialog } = useBanDialog(() => setPicked(new Set()));
  const { pending, unbanAll } = useUnban();
  const pickedIds = (isBanned: boolean) =>
    people.filter((person) => picked.has(person.id) && person.is_banned === isBanned).map(({ id }) => id);
  const free = pickedIds(false);
  const banned = pickedIds(true);
  return (
    <>
      <PeopleCount count={count} />
      <DataTable
        caption={t`People`}
        columns={columns}
        rows={people}
        rowId={({ id }) => id}
        state={table}
        empty={<EmptyState title={<Trans>Nobody matches these filters.</Trans>} />}
        selection={{
          picked,
          onPick: setPicked,
          nameOf: personName,
          actions: (
            <>
              {free.length > 0 && (
                <Button look="secondary" onClick={() => openDialog(free)}>
                  <Trans>Ban</Trans>
                </Button>
              )}
              {banned.length > 0 && (
                <Button look="secondary" pending={pending} onClick={() => unbanAll(banned)}>
                  <Trans>Lift the ban</Trans>
                </Button>
              )}
            </>
          ),
        }}
        tools={
          <ExportCsvButton
            describe={describe}
            onExport={() =>
              exportCsv({
                name: 'people',
                columns: csvColumns,
                pageSize: MOST_ROWS,
                fetchPage: (page, pageSize) => listPeople(call, table, page, pageSize),
              })
            }
          />
        }
      />
      <Pagination
        label={t`Pages of people`}
        page={table.page}
        pageCount={Math.ceil(Math.min(count, MOST_COUNTED) / PEOPLE_PER_PAGE)}
        onSelect={table.goTo}
      />
      {dialog}
    </>
  );
}

/** How many accounts the filters let through; beyond a limit nobody counts. */
function PeopleCount({ count }: { count: number }) {
  const { t, i18n } = useLingui();
  const limit = formatNumber(MOST_COUNTED, i18n.locale);
  const exact = formatNumber(count, i18n.locale);
  return (
    <p role="status" className="text-15 text-muted">
      {count > MOST_COUNTED
        ? t`More than ${limit} accounts. Narrow the list to reach those further down; the export has them all.`
        : t`Accounts: ${exact}`}
    </p>
  );
}
