import type { Cell, FullTable, TableColumn } from './data-table.ts';

const DAY = 86_400_000;

/** What calculations know of a cell: a number, or the number of a day counted from 1970-01-01; nothing of a text. */
export function numbersOf(kind: TableColumn['kind'], cell: Cell): number | undefined {
  if (kind === 'text') return undefined;
  if (kind === 'date') return Math.round(Date.parse(`${cell}T00:00:00Z`) / DAY);
  return typeof cell === 'number' ? cell : undefined;
}

/** The numbers of a row by the names of their columns, with `row`, its place from 1. */
export function rowNumbers(
  { columns, rows }: Pick<FullTable, 'rows'> & { readonly columns: readonly TableColumn[] },
  place: number,
): Record<string, number> {
  const numbers: Record<string, number> = { row: place + 1 };
  for (const [index, { name, kind }] of columns.entries()) {
    const number = numbersOf(kind, rows[place]?.[index] ?? '');
    if (number !== undefined) numbers[name] = number;
  }
  return numbers;
}
