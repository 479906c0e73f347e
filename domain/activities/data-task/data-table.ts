/** A number, a text, or a day as YYYY-MM-DD. */
export type Cell = number | string;

export type TableColumn = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'number' | 'text' | 'date';
  readonly unit?: string;
  readonly decimals: number;
};

/** A table as a browser gets it. Rows are named by their place, from 1. */
export type DataTable = {
  readonly title: string;
  /** Whether its numbers were generated from a seed, which is said beside it. */
  readonly generated: boolean;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Cell[])[];
};

/** The same with the columns that no browser gets. */
export type FullTable = Omit<DataTable, 'columns'> & {
  readonly columns: readonly (TableColumn & { readonly hidden: boolean })[];
};

/** The name of a row in answers. */
export function rowId(place: number): string {
  return String(place + 1);
}

/** The names of all rows of a table. */
export function rowIds({ rows }: { readonly rows: readonly unknown[] }): string[] {
  return rows.map((_, place) => rowId(place));
}

/** The part of a table that learners may see: of its columns the named ones, or all that are not hidden. */
export function shownTable(table: FullTable, names?: readonly string[]): DataTable {
  const shown = table.columns.flatMap((column, place) =>
    column.hidden || (names !== undefined && !names.includes(column.name)) ? [] : [{ column, place }],
  );
  return {
    title: table.title,
    generated: table.generated,
    columns: shown.map(({ column: { hidden: _hidden, ...column } }) => column),
    rows: table.rows.map((row) => shown.map(({ place }) => row[place] ?? '')),
  };
}

/** The cells of a column, from the first row to the last; undefined when there is no such column. */
export function columnCells(
  { columns, rows }: Pick<FullTable, 'columns' | 'rows'> | DataTable,
  name: string,
): Cell[] | undefined {
  const place = columns.findIndex((column) => column.name === name);
  return place === -1 ? undefined : rows.map((row) => row[place] ?? '');
}
