import { checkCondition } from '../../kernel/calculation.ts';
import { nearestWord } from '../../content/nearest-word.ts';
import { DataError } from './data-error.ts';
import { columnCells, type FullTable, rowId } from './data-table.ts';
import { rowNumbers } from './row-numbers.ts';
import { tableFacts } from './table-facts.ts';
import type { Selection } from './task-contract.ts';

/** The rows that an author means, in their order. @throws DataError when it cannot be told which */
export function pickRows(table: FullTable, selection: Selection): string[] {
  const { where, column, is, rows } = selection;
  const places = table.rows.map((_, place) => place);
  if (rows !== undefined) {
    for (const [index, row] of rows.entries()) {
      if (row <= table.rows.length && rows.indexOf(row) === index) continue;
      const message =
        rows.indexOf(row) === index
          ? `There is no row ${row}: the table has ${table.rows.length}.`
          : `Row ${row} stands in the list twice.`;
      throw new DataError(['rows', index], message);
    }
    return places.map(rowId).filter((id) => rows.includes(Number(id)));
  }
  if (column !== undefined) {
    const cells = textColumn(table, column, ['column']);
    const wanted = [is ?? []].flat();
    for (const word of wanted) {
      if (cells.includes(word)) continue;
      throw new DataError(['is'], `No row has '${word}' in the column '${column}'.`);
    }
    return places.filter((place) => wanted.includes(String(cells[place]))).map(rowId);
  }
  const conditions = [where ?? []].flat();
  const { variables, functions } = tableFacts(table, places);
  return places
    .filter((place) =>
      conditions.every((condition) => {
        const result = checkCondition(condition, { ...variables, ...rowNumbers(table, place) }, functions);
        if (result.ok) return result.value;
        throw new DataError(['where'], `The condition "${condition}" cannot be used: ${result.reason}.`);
      }),
    )
    .map(rowId);
}

/** The texts of a column. @throws DataError when there is no such column of texts */
export function textColumn(table: FullTable, name: string, path: readonly string[]): string[] {
  const texts = table.columns.filter(({ kind }) => kind === 'text').map((column) => column.name);
  if (texts.includes(name)) return (columnCells(table, name) ?? []).map(String);
  const nearest = nearestWord(name, texts);
  const advice =
    nearest === undefined ? 'Describe it under `columns` of the table.' : `Did you mean '${nearest}'?`;
  throw new DataError(path, `There is no column of texts '${name}'. ${advice}`);
}
