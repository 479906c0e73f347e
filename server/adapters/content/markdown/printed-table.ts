import { columnDecimals } from '#domain/activities/column-decimals.ts';
import type { DataTable } from '#domain/activities/data-task/data-table.ts';
import type { DrawingTable } from '#domain/catalogue/drawing-table.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';

/** The table of a data task in words, for whoever reads without scripts or on paper. */
export function printedTable({ columns, rows }: DataTable): DrawingTable {
  const decimals = columns.map((column, place) =>
    columnDecimals(
      column,
      rows.map((cells) => cells[place] ?? ''),
    ),
  );
  return {
    heads: columns.map(({ label }) => label),
    rows: rows.map((cells) =>
      columns.map(({ unit }, place) => {
        const cell = cells[place] ?? '';
        if (typeof cell === 'string') return cell;
        const shown = decimals[place] ?? 0;
        const digits = { minimumFractionDigits: shown, maximumFractionDigits: shown };
        return formatQuantity(cell, unit, 'en', digits);
      }),
    ),
  };
}
