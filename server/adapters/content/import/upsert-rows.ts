/** A transaction of the database that content is imported into. */
export type ImportTransaction = {
  query<Row extends Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ readonly rows: readonly Row[]; readonly rowCount: number }>;
};

/** A table as the importer writes it: its key, and the SQL type of every column it sets. */
export type ImportTable<Column extends string> = {
  readonly name: string;
  readonly key: readonly Column[];
  readonly columns: Readonly<Record<Column, string>>;
};

/** A row with a value for every column, in the form JSON gives it. */
export type ImportRow<Column extends string> = Readonly<Record<Column, unknown>>;

/**
 * Inserts the rows that are new and updates those that differ; rows that are already as they should be are not
 * touched, so that no trigger runs for them.
 *
 * @returns how many rows were written
 */
export async function upsertRows<Column extends string>(
  transaction: ImportTransaction,
  table: ImportTable<Column>,
  rows: readonly ImportRow<Column>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await transaction.query(upsertStatement(table), [JSON.stringify(rows)]);
  return rowCount;
}

/** Identifiers come from the table descriptions of this folder, never from content. */
function upsertStatement({ name, key, columns }: ImportTable<string>): string {
  const names = Object.keys(columns);
  const changing = names.filter((column) => !key.includes(column));
  const typed = names.map((column) => `${column} ${columns[column]}`);
  return `
    insert into public.${name} as existing (${names.join(', ')})
    select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as row (${typed.join(', ')})
    on conflict (${key.join(', ')}) do update
    set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${changing.map((column) => `existing.${column}`).join(', ')})
      is distinct from (${changing.map((column) => `excluded.${column}`).join(', ')})`;
}
