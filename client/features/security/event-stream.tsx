import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tables } from '../../lib/backend/database.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { exportCsv } from '../../lib/table/export-csv.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useTableState } from '../../lib/table/use-table-state.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useEventColumns } from './event-columns.tsx';
import {
  EVENTS_PER_PAGE,
  fetchEventPage,
  useNewestEvent,
  useSecurityEvents,
} from './fetch-security-events.ts';
import { LiveControls } from './live-controls.tsx';
import { eventTable } from './security-tables.ts';
import { findingsOf, useSecurityWords } from './security-words.ts';

const CSV_PAGE = 1000;

interface EventStreamProps {
  onBlock: (addresses: readonly string[]) => void;
  /** New events are shown now. */
  onNews: () => void;
}

/** The stream of security events. What happens while it is read is offered above it and moves nothing. */
export function EventStream({ onBlock, onNews }: EventStreamProps) {
  const { t } = useLingui();
  const { rest } = useBackend();
  const describe = useErrorWording();
  const words = useSecurityWords();
  const table = useTableState(eventTable);
  const [paused, setPaused] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const newest = useNewestEvent({ paused });
  const [upTo, setUpTo] = useState<string | null>();
  if (upTo === undefined && newest.data !== undefined) setUpTo(newest.data);
  const wanted = { filters: table.filters, sort: table.sort, upTo: upTo ?? null };
  const page = useSecurityEvents(wanted, table.page, upTo !== undefined);
  const columns = useEventColumns({ onAccount: (account) => table.filter({ account }), onBlock });

  const addressesOf = (events: readonly Tables<'security_events'>[]) => [
    ...new Set(
      events.flatMap(({ id, ip_address: address }) => (picked.has(id) && address !== null ? address : [])),
    ),
  ];
  const save = () =>
    exportCsv<Tables<'security_events'>>({
      name: 'security-events',
      pageSize: CSV_PAGE,
      fetchPage: async (number, size) => (await fetchEventPage(rest, wanted, number, size)).events,
      columns: [
        { head: t`Time`, text: ({ created_at: time }) => time },
        { head: t`Event`, text: ({ event_type: type }) => words.type(type) },
        { head: t`Found`, text: (event) => words.findings(findingsOf(event)) },
        { head: t`Level`, text: ({ threat_level: level }) => words.level(level) },
        { head: t`Address`, text: ({ ip_address: address }) => address },
        { head: t`Account`, text: ({ user_id: account }) => account },
        { head: t`Blocked`, text: ({ blocked }) => words.yesNo(blocked) },
        { head: t`Source`, text: ({ source }) => words.source(source) },
        { head: t`Browser`, text: ({ user_agent: agent }) => agent },
      ],
    });

  const failure = {
    failed: t`The security events could not be loaded`,
    describe,
    skeleton: ['h-6 w-full', 'h-6 w-full', 'h-6 w-full'],
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LiveControls
        filters={table.filters}
        upTo={upTo ?? null}
        newest={newest.data ?? null}
        paused={paused}
        onPause={setPaused}
        onShow={() => {
          setUpTo(newest.data);
          table.goTo(1);
          onNews();
        }}
      />
      <QueryState query={newest} {...failure}>
        {() => (
          <QueryState query={page} {...failure}>
            {({ events, total }) => (
              <>
                <DataTable
                  caption={t`Security events`}
                  columns={columns}
                  rows={events}
                  rowId={({ id }) => id}
                  state={table}
                  selection={{
                    picked,
                    onPick: setPicked,
                    nameOf: ({ event_type: type, ip_address: address }) =>
                      `${words.type(type)} ${address ?? ''}`,
                    actions: (
                      <Button look="secondary" onClick={() => onBlock(addressesOf(events))}>
                        <Trans>Block addresses</Trans>
                      </Button>
                    ),
                  }}
                  tools={<ExportCsvButton onExport={save} describe={describe} />}
                  empty={<EmptyState title={<Trans>No security events here.</Trans>} />}
                />
                <Pagination
                  label={t`Pages of security events`}
                  page={table.page}
                  pageCount={Math.ceil(total / EVENTS_PER_PAGE)}
                  onSelect={table.goTo}
                />
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </div>
  );
}
