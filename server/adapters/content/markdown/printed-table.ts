import type { DataTable } from '#domain/activities/data-task/data-table.ts';
import type { DrawingTable } from '#domain/catalogue/drawing-table.ts';
import { formatDrawnValue } from '#domain/catalogue/lecture/stage/format-drawn-value.ts';

/** The table of a data task in words, for whoever reads without scripts or on paper. */
export function printedTable({ columns, rows }: DataTable): DrawingTable {
  return {
    heads: columns.map(({ label }) => label),
    rows: rows.map((cells) =>
      columns.map((column, place) => {
        const cell = cells[place] ?? '';
        return typeof cell === 'number' ? formatDrawnValue(cell, column) : cell;
      }),
    ),
  };
}
