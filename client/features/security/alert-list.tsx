import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SecurityAlert } from '#domain/security/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { exportCsv } from '../../lib/table/export-csv.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useTableState } from '../../lib/table/use-table-state.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Moment } from '../../ui/value/date-display.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { RowButton } from '../../ui/table/row-button.tsx';
import type { TableColumn } from '../../ui/table/table.tsx';
import { AccountButton } from './account-button.tsx';
import { ALERTS_PER_PAGE, listSecurityAlerts, useListSecurityAlerts } from './list-security-alerts.ts';
import { LevelBadge } from './level-badge.tsx';
import { alertTable } from './security-tables.ts';
import { useSecurityWords } from './security-words.ts';

const CSV_PAGE = 1000;

/** The alerts: what happened, how often, from where, and to whom. */
export function AlertList({ onBlock }: { onBlock: (addresses: readonly string[]) => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const words = useSecurityWords();
  const table = useTableState(alertTable);
  const wanted = { filters: table.filters, sort: table.sort };
  const page = useListSecurityAlerts(wanted, table.page);
  const columns: readonly TableColumn<SecurityAlert>[] = [
    { id: 'timestamp', head: t`Time`, cell: ({ timestamp }) => <Moment value={timestamp} /> },
    {
      id: 'type',
      head: t`Type`,
      sortable: false,
      cell: ({ type, description }) => (
        <>
          {words.type(type)}
          <span className="block text-muted">{words.findings(description)}</span>
        </>
      ),
    },
    { id: 'severity', head: t`Severity`, cell: ({ severity }) => <LevelBadge level={severity} /> },
    {
      id: 'events',
      head: t`Events`,
      numeric: true,
      cell: ({ events }) => <Plural value={events} other="#" />,
    },
    { id: 'ip', head: t`Address`, sortable: false, cell: ({ ip }) => <bdi dir="ltr">{ip ?? '–'}</bdi> },
    {
      id: 'accounts',
      head: t`Accounts`,
      sortable: false,
      cell: ({ accounts }) =>
        accounts.length === 0
          ? '–'
          : accounts.map((id) => (
              <AccountButton key={id} id={id} onPick={(account) => table.filter({ account })} />
            )),
    },
    { id: 'blocked', head: t`Blocked`, sortable: false, cell: ({ blocked }) => words.yesNo(blocked) },
    {
      id: 'action',
      head: t`Action`,
      sortable: false,
      cell: ({ ip, type }) =>
        ip !== null && (
          <RowButton aria-label={t`Block ${ip}, ${words.type(type)}`} onClick={() => onBlock([ip])}>
            <Trans>Block</Trans>
          </RowButton>
        ),
    },
  ];
  const save = () =>
    exportCsv<SecurityAlert>({
      name: 'security-alerts',
      pageSize: CSV_PAGE,
      fetchPage: async (number, size) => (await listSecurityAlerts(call, wanted, number, size)).alerts,
      columns: [
        { head: 'id', text: ({ id }) => id },
        { head: t`Type`, text: ({ type }) => words.type(type) },
        { head: t`Severity`, text: ({ severity }) => words.level(severity) },
        { head: t`Found`, text: ({ description }) => words.findings(description) },
        { head: t`Begin`, text: ({ began_at: began }) => began },
        { head: t`Time`, text: ({ timestamp }) => timestamp },
        { head: t`Events`, text: ({ events }) => events },
        { head: t`Address`, text: ({ ip }) => ip },
        { head: t`Accounts`, text: ({ accounts }) => accounts.join(' ') },
        { head: t`Blocked`, text: ({ blocked }) => words.yesNo(blocked) },
      ],
    });
  return (
    <QueryState
      query={page}
      failed={t`The alerts could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {({ alerts, total }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DataTable
            caption={t`Security alerts`}
            columns={columns}
            rows={alerts}
            rowId={({ id }) => id}
            state={table}
            tools={<ExportCsvButton onExport={save} describe={describe} />}
            empty={<EmptyState title={<Trans>No alerts here.</Trans>} />}
          />
          <Pagination
            label={t`Pages of alerts`}
            page={table.page}
            pageCount={Math.ceil(total / ALERTS_PER_PAGE)}
            onSelect={table.goTo}
          />
        </div>
      )}
    </QueryState>
  );
}
