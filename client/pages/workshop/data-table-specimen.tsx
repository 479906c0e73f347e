import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../ui/table/export-csv-button.tsx';
import { RowButton } from '../../ui/table/row-button.tsx';
import type { SortState } from '../../ui/table/sort-button.tsx';
import type { TableColumn } from '../../ui/table/table.tsx';
import { useUndoToast } from '../../ui/toast/use-undo-toast.ts';
import { Specimen } from './specimen.tsx';

interface Campaign {
  name: string;
  platform: string;
  clicks: number;
}

const campaigns: readonly Campaign[] = [
  { name: 'Autumn', platform: 'LinkedIn', clicks: 1204 },
  { name: 'First lessons', platform: 'Instagram', clicks: 38 },
  { name: 'Risk is a number', platform: 'Facebook', clicks: 560 },
];

const columns: readonly TableColumn<Campaign>[] = [
  { id: 'name', head: 'Campaign', cell: ({ name }) => name },
  { id: 'platform', head: 'Platform', sortable: false, cell: ({ platform }) => platform },
  { id: 'clicks', head: 'Clicks', numeric: true, cell: ({ clicks }) => clicks },
  { id: 'action', head: 'Action', sortable: false, cell: () => <RowButton>Duplicate</RowButton> },
];

const describe = () => 'The server could not be reached.';

/** A table to work with, with rows and without. */
export function DataTableSpecimen() {
  const [sort, setSort] = useState<SortState>({ column: 'clicks', direction: 'descending' });
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['Autumn']));
  const offerUndo = useUndoToast(describe);
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const rows = campaigns.toSorted(
    (a, b) => turn * (sort.column === 'clicks' ? a.clicks - b.clicks : a.name.localeCompare(b.name)),
  );
  const shared = {
    columns,
    rowId: ({ name }: Campaign) => name,
    state: { sort, sortBy: setSort, hidden, hide: setHidden },
  };
  return (
    <Specimen name="DataTable: rows to pick, columns to put away, and nothing" stacked>
      <DataTable
        {...shared}
        caption="Campaigns"
        rows={rows}
        empty={null}
        selection={{
          picked,
          onPick: setPicked,
          nameOf: ({ name }) => name,
          actions: (
            <Button look="secondary" onClick={() => offerUndo('Paused.', () => Promise.resolve())}>
              Pause
            </Button>
          ),
        }}
        tools={<ExportCsvButton onExport={() => Promise.resolve()} describe={describe} />}
      />
      <DataTable
        {...shared}
        caption="Campaigns that were archived"
        rows={[]}
        empty={<EmptyState title="Nothing matches these filters" />}
      />
    </Specimen>
  );
}
