import type { Cell, DataTable } from '#domain/activities/data-task/data-table.ts';
import type { SortState } from '../../../../ui/table/sort-button.tsx';

/** What rows must have to be shown, by column: a text, or a number or a day from one end to the other. */
export interface ColumnFilter {
  text?: string;
  from?: Cell;
  to?: Cell;
}

/** How a table stands; without a sort its rows stand as they came. */
export interface TableView {
  sort?: SortState;
  filters: Readonly<Record<string, ColumnFilter>>;
  markedOnly: boolean;
}

export const initialView: TableView = { filters: {}, markedOnly: false };

/** The places of the rows to be shown, in the order in which they stand. */
export function viewRows(
  { columns, rows }: DataTable,
  { sort, filters, markedOnly }: TableView,
  isMarked: (place: number) => boolean,
): number[] {
  const shown = rows.flatMap((cells, place) =>
    (!markedOnly || isMarked(place)) &&
    columns.every(({ name }, index) => passes(cells[index] ?? '', filters[name]))
      ? [place]
      : [],
  );
  const by = columns.findIndex(({ name }) => name === sort?.column);
  if (by === -1) return shown;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return shown.toSorted((a, b) => sign * compareCells(rows[a]?.[by] ?? '', rows[b]?.[by] ?? '') || a - b);
}

function passes(cell: Cell, { text, from, to }: ColumnFilter = {}): boolean {
  if (text !== undefined && cell !== text) return false;
  return (
    (from === undefined || compareCells(cell, from) >= 0) && (to === undefined || compareCells(cell, to) <= 0)
  );
}

function compareCells(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en');
}
