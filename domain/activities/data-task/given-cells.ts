import type { CsvRow } from '../../kernel/read-csv.ts';
import { isDay } from '../../kernel/time/is-day.ts';
import { nearestWord } from '../../content/nearest-word.ts';
import { DataError } from './data-error.ts';
import type { DataColumn, DataSet } from './data-set-contract.ts';
import type { Cell } from './data-table.ts';

type NamedColumn = readonly [name: string, column: DataColumn];

/** The cells that an author wrote, in the order of the columns. @throws DataError where one is not as its column says */
export function givenCells(
  { file, rows = [] }: DataSet,
  columns: readonly NamedColumn[],
  csv: readonly CsvRow[] | undefined,
): Cell[][] {
  if (file === undefined) {
    return rows.map((cells, place) => {
      if (cells.length !== columns.length)
        throw new DataError(['rows', place], countFault(cells.length, columns.length));
      return columns.map(([name, column], index) => {
        const cell = readCell(column, String(cells[index]));
        if (cell === undefined)
          throw new DataError(['rows', place], cellFault(name, column, String(cells[index])));
        return cell;
      });
    });
  }
  if (csv === undefined) throw new DataError(['file'], `There is no ${file} beside this lesson. Add it.`);
  const [head, ...body] = csv;
  const names = head?.cells ?? [];
  const places = columns.map(([name]) => names.indexOf(name));
  for (const [index, name] of names.entries()) {
    if (columns.some(([known]) => known === name) && names.indexOf(name) === index) continue;
    const nearest = nearestWord(
      name,
      columns.map(([known]) => known),
    );
    const advice = nearest === undefined ? 'Describe it under `columns`.' : `Did you mean '${nearest}'?`;
    const message = names.indexOf(name) === index ? `There is no column '${name}'. ${advice}` : twice(name);
    throw new DataError([], message, 1);
  }
  const missing = columns.find(([name]) => !names.includes(name));
  if (missing) {
    const message = `The first line has no '${missing[0]}'. Add it there, or give the column \`is\`.`;
    throw new DataError([], message, 1);
  }
  return body.map(({ line, cells }) => {
    if (cells.length !== names.length) throw new DataError([], countFault(cells.length, names.length), line);
    return columns.map(([name, column], index) => {
      const written = cells[places[index] ?? -1] ?? '';
      const cell = readCell(column, written);
      if (cell === undefined) throw new DataError([], cellFault(name, column, written), line);
      return cell;
    });
  });
}

function twice(name: string): string {
  return `The first line names '${name}' twice.`;
}

function readCell({ kind }: DataColumn, written: string): Cell | undefined {
  switch (kind) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
    case 'date':
      return isDay(written) ? written : undefined;
    case 'text':
      return written;
  }
}

function countFault(found: number, wanted: number): string {
  return `The row has ${found} cells, but there are ${wanted} columns.`;
}

function cellFault(name: string, { kind }: DataColumn, written: string): string {
  const wanted =
    kind === 'date' ? 'a day like 2026-11-20' : 'a number like -1250.5, without unit or separators';
  return `'${written}' in the column '${name}' must be ${wanted}.`;
}
