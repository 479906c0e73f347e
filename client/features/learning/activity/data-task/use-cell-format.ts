import { useLingui } from '@lingui/react';
import type { Cell, TableColumn } from '#domain/activities/data-task/data-table.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';

/** Words the cells of a table: numbers with their unit in the digits of the language, a day as a date. */
export function useCellFormat(): (column: TableColumn, cell: Cell) => string {
  const { i18n } = useLingui();
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ kind, unit, decimals }, cell) => {
    if (kind === 'date') return day.format(new Date(`${cell}T00:00:00Z`));
    if (typeof cell === 'string') return cell;
    const money = unit === '$' && !Number.isInteger(cell) ? decimals : 0;
    const digits = { maximumFractionDigits: decimals, minimumFractionDigits: money };
    return formatQuantity(cell, unit, i18n.locale, digits);
  };
}
