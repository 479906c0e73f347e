import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ListTradedSessionsRequest,
  MOST_TRADED_SESSIONS,
  TRADED_SESSION_STATES,
  type TradedSession,
} from '#domain/simulator/admin-contract.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import { SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import { formatBooked } from '#domain/simulator/ledger/format-booked.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { listTradedSessions, useListTradedSessions } from './list-traded-sessions.ts';
import { TRADED_SESSIONS_PER_PAGE, tradedSessionTable } from './traded-session-table.ts';
import { useTradedWords } from './use-traded-words.ts';

/** All learners' sessions: whose, in which market, how they stand. Not what anybody wrote of them. */
export function TradedSessions() {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const words = useTradedWords();
  const table = useTableState(tradedSessionTable);
  const columns = useColumns();
  const { filter, filters, sort } = table;
  const { market, state } = filters;
  const request = (page: number, pageSize: number): ListTradedSessionsRequest => ({
    ...(market !== undefined && { market }),
    ...(state !== undefined && { state }),
    sort: sort.column,
    ascending: sort.direction === 'ascending',
    page,
    page_size: pageSize,
  });
  const save = () =>
    exportCsv<TradedSession>({
      name: 'simulator-sessions',
      columns: [
        { head: 'id', text: ({ id }) => id },
        { head: t`Account`, text: ({ email, user_id: id }) => email ?? id },
        { head: t`Demonstration`, text: ({ is_demonstration: isDemo }) => (isDemo ? t`Yes` : t`No`) },
        { head: t`Market`, text: (row) => row.market },
        { head: t`Scenario`, text: ({ scenario }) => scenario ?? '' },
        { head: t`State`, text: (row) => row.state },
        { head: t`Begun`, text: ({ started_at: at }) => at },
        { head: t`Ended`, text: ({ ended_at: at }) => at ?? '' },
        { head: t`Trades`, text: ({ trades }) => trades },
        { head: t`Result in percent`, text: ({ result_percent: percent }) => percent },
      ],
      pageSize: MOST_TRADED_SESSIONS,
      fetchPage: async (page, size) => (await listTradedSessions(call, request(page, size))).sessions,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="search" className="grid max-w-form items-end gap-3 sm:grid-cols-2">
        <Select
          label={<Trans>Market</Trans>}
          value={market ?? ''}
          onChange={({ target }) => filter({ market: SIMULATOR_MARKETS.find((one) => one === target.value) })}
          options={[
            { value: '', label: t`Every market` },
            ...SIMULATOR_MARKETS.map((value) => ({ value, label: words.marketName(value) })),
          ]}
        />
        <Select
          label={<Trans>State</Trans>}
          value={state ?? ''}
          onChange={({ target }) =>
            filter({ state: TRADED_SESSION_STATES.find((one) => one === target.value) })
          }
          options={[
            { value: '', label: t`Every state` },
            ...TRADED_SESSION_STATES.map((value) => ({ value, label: words.stateName(value) })),
          ]}
        />
      </div>
      <QueryState
        query={useListTradedSessions(request(table.page, TRADED_SESSIONS_PER_PAGE))}
        failed={t`The sessions could not be loaded`}
        describe={describe}
        skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
      >
        {({ sessions, count }) => (
          <>
            <DataTable
              caption={t`Sessions of the simulator`}
              columns={columns}
              rows={sessions}
              rowId={({ id }) => id}
              state={table}
              tools={<ExportCsvButton onExport={save} describe={describe} />}
              empty={<EmptyState title={<Trans>No session is like this.</Trans>} />}
            />
            <Pagination
              label={t`Pages of sessions`}
              page={table.page}
              pageCount={Math.ceil(count / TRADED_SESSIONS_PER_PAGE)}
              onSelect={table.goTo}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}

function useColumns(): readonly TableColumn<TradedSession>[] {
  const { t, i18n } = useLingui();
  const words = useTradedWords();
  const percent = numberFormat(i18n.locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return [
    {
      id: 'email',
      head: t`Account`,
      sortable: false,
      cell: ({ email, user_id: id, is_demonstration: isDemonstration }) => (
        <>
          <bdi>{email ?? id.slice(0, 8)}</bdi>{' '}
          {isDemonstration && (
            <Badge>
              <Trans>Demonstration</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      id: 'market',
      head: t`Market`,
      sortable: false,
      cell: ({ market, scenario }) => (
        <>
          {words.marketName(market)}
          {scenario !== null && <span className="block text-13 text-muted">{scenario}</span>}
        </>
      ),
    },
    { id: 'state', head: t`State`, sortable: false, cell: ({ state }) => words.stateName(state) },
    { id: 'started_at', head: t`Begun`, cell: ({ started_at: at }) => <Moment value={at} /> },
    { id: 'trades', head: t`Trades`, numeric: true, cell: ({ trades }) => trades },
    {
      id: 'equity',
      head: t`Equity`,
      numeric: true,
      sortable: false,
      cell: ({ equity, currency }) => formatBooked(equity, currency, i18n.locale),
    },
    {
      id: 'result_percent',
      head: t`Result`,
      numeric: true,
      cell: ({ result_percent: result }) => <bdi>{withTrueMinus(percent.format(result / 100))}</bdi>,
    },
  ];
}
