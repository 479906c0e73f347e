import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ColumnChooser } from './column-chooser.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { SortState } from './sort-button.tsx';
import { Table, type TableColumn } from './table.tsx';

interface DataTableProps<Row> {
  caption: string;
  /** The first names the row and always stays. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How the rows are sorted and which columns are put away, as `useTableState` keeps it in the address. */
  state: {
    sort: SortState;
    sortBy: (sort: SortState) => void;
    /** Ids of the columns that are put away. */
    hidden: readonly string[];
    hide: (hidden: readonly string[]) => void;
  };
  /** What stands in the place of no rows. */
  empty: ReactNode;
  /** Lets rows be picked. The screen keeps the ids of the picked ones, and forgets those that left the page. */
  selection?: {
    picked: ReadonlySet<string>;
    onPick: (picked: ReadonlySet<string>) => void;
    /** Names a row for the label of its checkbox. */
    nameOf: (row: Row) => string;
    /** What can be done with the picked rows. */
    actions: ReactNode;
  };
  /** Stands beside the choice of columns, such as the button that exports. */
  tools?: ReactNode;
}

/** A table to work with: sorted by its heads, its columns put away and got back, its rows picked for actions on many. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, state, empty, selection, tools } = props;
  const { sort, sortBy, hidden, hide } = state;
  const { t } = useLingui();
  const picked = rows.map(rowId).filter((id) => selection?.picked.has(id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <ColumnChooser columns={columns.slice(1)} hidden={hidden} onHide={hide} />
        {tools}
      </div>
      {selection !== undefined && (
        <SelectionBar count={picked.length} onClear={() => selection.onPick(new Set())}>
          {selection.actions}
        </SelectionBar>
      )}
      {rows.length === 0 ? (
        empty
      ) : (
        <Table
          caption={caption}
          captionHidden
          columns={columns.filter(({ id }, place) => place === 0 || !hidden.includes(id))}
          rows={rows}
          rowId={rowId}
          sort={sort}
          onSort={sortBy}
          {...(selection !== undefined && {
            selection: {
              isPicked: (row: Row) => selection.picked.has(rowId(row)),
              labelOf: (row: Row) => t`Select ${selection.nameOf(row)}`,
              onPick: (row: Row, isPicked: boolean) => {
                const next = new Set(picked);
                if (isPicked) next.add(rowId(row));
                else next.delete(rowId(row));
                selection.onPick(next);
              },
              onPickAll: (areAll: boolean) => selection.onPick(new Set(areAll ? rows.map(rowId) : [])),
            },
          })}
        />
      )}
    </div>
  );
}
