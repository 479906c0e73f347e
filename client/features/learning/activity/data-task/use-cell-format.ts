import { useLingui } from '@lingui/react';
import { columnDecimals } from '#domain/activities/column-decimals.ts';
import {
  type Cell,
  columnCells,
  type DataTable,
  type TableColumn,
} from '#domain/activities/data-task/data-table.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';

/**
 * Words the cells of a table: numbers with their unit in the digits of the language, all of a column with as many decimals, a
 * day as a date.
 */
export function useCellFormat(table: DataTable): (column: TableColumn, cell: Cell) => string {
  const { i18n } = useLingui();
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const decimals = new Map(
    table.columns.map((column) => [
      column.name,
      columnDecimals(column, columnCells(table, column.name) ?? []),
    ]),
  );
  return ({ name, kind, unit }, cell) => {
    if (kind === 'date') return day.format(new Date(`${cell}T00:00:00Z`));
    if (typeof cell === 'string') return cell;
    const shown = decimals.get(name) ?? 0;
    const digits = { maximumFractionDigits: shown, minimumFractionDigits: shown };
    return formatQuantity(cell, unit, i18n.locale, digits);
  };
}
