import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tables } from '../../../lib/backend/database.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { BLOCKS_PER_PAGE, fetchBlockPage, useBlockedAddresses } from './fetch-blocked-addresses.ts';
import { blockTable } from '../security-tables.ts';
import { useUnblockWithUndo } from './unblock-with-undo.ts';

const CSV_PAGE = 1000;

/** The addresses that get neither a page nor a call. */
export function BlockedAddresses({ onBlock }: { onBlock: (addresses: readonly string[]) => void }) {
  const { t } = useLingui();
  const { rest } = useBackend();
  const describe = useErrorWording();
  const table = useTableState(blockTable);
  const page = useBlockedAddresses(table.sort, table.page);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const unblock = useUnblockWithUndo();
  const hasEnded = ({ ends_at: end }: Tables<'blocked_addresses'>) =>
    end !== null && Date.parse(end) <= page.dataUpdatedAt;
  const columns: readonly TableColumn<Tables<'blocked_addresses'>>[] = [
    { id: 'network', head: t`Address`, cell: ({ network }) => <bdi dir="ltr">{network}</bdi> },
    { id: 'reason', head: t`Reason`, sortable: false, cell: ({ reason }) => reason },
    { id: 'created_at', head: t`Blocked on`, cell: ({ created_at: since }) => <Moment value={since} /> },
    {
      id: 'ends_at',
      head: t`Until`,
      cell: (block) => (
        <>
          {block.ends_at === null ? <Trans>Somebody lifts it</Trans> : <Moment value={block.ends_at} />}{' '}
          {hasEnded(block) && (
            <Badge>
              <Trans context="block of an address">Ended</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      id: 'action',
      head: t`Action`,
      sortable: false,
      cell: (block) => (
        <RowButton aria-label={t`Unblock ${block.network}`} onClick={() => unblock([block])}>
          <Trans>Unblock</Trans>
        </RowButton>
      ),
    },
  ];
  const save = () =>
    exportCsv<Tables<'blocked_addresses'>>({
      name: 'blocked-addresses',
      pageSize: CSV_PAGE,
      fetchPage: async (number, size) => (await fetchBlockPage(rest, table.sort, number, size)).blocks,
      columns: [
        { head: t`Address`, text: ({ network }) => network },
        { head: t`Reason`, text: ({ reason }) => reason },
        { head: t`Blocked on`, text: ({ created_at: since }) => since },
        { head: t`Until`, text: ({ ends_at: end }) => end },
      ],
    });
  return (
    <QueryState
      query={page}
      failed={t`The blocked addresses could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full']}
    >
      {({ blocks, total }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="max-w-measure text-muted">
            <Trans>
              A blocked address gets the block page in the place of every page, and no answer to any call,
              from all servers within moments. Who blocked it stands in the audit log.
            </Trans>
          </p>
          <div>
            <Button look="secondary" onClick={() => onBlock([])}>
              <Trans>Block an address</Trans>
            </Button>
          </div>
          <DataTable
            caption={t`Blocked addresses`}
            columns={columns}
            rows={blocks}
            rowId={({ id }) => id}
            state={table}
            selection={{
              picked,
              onPick: setPicked,
              nameOf: ({ network }) => network,
              actions: (
                <Button look="secondary" onClick={() => unblock(blocks.filter(({ id }) => picked.has(id)))}>
                  <Trans>Unblock</Trans>
                </Button>
              ),
            }}
            tools={<ExportCsvButton onExport={save} describe={describe} />}
            empty={<EmptyState title={<Trans>No address is blocked.</Trans>} />}
          />
          <Pagination
            label={t`Pages of blocked addresses`}
            page={table.page}
            pageCount={Math.ceil(total / BLOCKS_PER_PAGE)}
            onSelect={table.goTo}
          />
        </div>
      )}
    </QueryState>
  );
}
