import type { ReactNode } from 'react';
import { PickAll, PickBox, type TableSelection } from './pick-box.tsx';
import { SortButton, type SortState } from './sort-button.tsx';

/** A column: what heads it and what it shows of a row. The first column names the row. */
export interface TableColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, so that they can be compared. */
  numeric?: boolean;
  /** False where the rows cannot be sorted by it. */
  sortable?: boolean;
}

interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Of the scrolling box, such as a greatest height. */
  className?: string;
  /** How the rows are sorted; with `onSort` heads are buttons. The screen sorts, so that it can live in the URL. */
  sort?: SortState | undefined;
  onSort?: (sort: SortState) => void;
  /** With it each row begins with a checkbox. */
  selection?: TableSelection<Row> | undefined;
}

/** A table that scrolls sideways inside itself on narrow screens, by keyboard too. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowId,
  className = '',
  sort,
  onSort,
  selection,
}: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={`overflow-auto ${className}`} role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full text-15">
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-start font-semibold'}>{caption}</caption>
        <thead>
          <tr className="border-b border-control">
            {selection !== undefined && <PickAll selection={selection} rows={rows} />}
            {columns.map(({ id, head, numeric, sortable = true }) => (
              <th
                key={id}
                scope="col"
                aria-sort={sort?.column === id ? sort.direction : undefined}
                className={`py-2 pe-4 align-bottom font-semibold whitespace-nowrap ${alignment(numeric)}`}
              >
                {onSort !== undefined && sortable ? (
                  <SortButton column={id} head={head} sort={sort} onSort={onSort} />
                ) : (
                  // As high as the buttons beside it.
                  <span className={onSort && 'inline-flex min-h-8 items-center'}>{head}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className="border-b border-line">
              {selection !== undefined && (
                <td className="py-2 pe-3 align-top">
                  <PickBox
                    label={selection.labelOf(row)}
                    checked={selection.isPicked(row)}
                    onPick={(isPicked) => selection.onPick(row, isPicked)}
                  />
                </td>
              )}
              {columns.map((column, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    scope={place === 0 ? 'row' : undefined}
                    className={`py-2 pe-4 align-top font-normal ${alignment(column.numeric)}`}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function alignment(numeric = false): string {
  return numeric ? 'text-end' : 'text-start';
}
