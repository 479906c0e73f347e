import type { Relation, Tuple } from './pgoutput.ts';
import type { ReadableTable } from './row-reader.ts';

const BOOL = 16;
const NUMBERS = new Set([20, 21, 23, 26]);

/** What every subscriber of a change is told of it. */
export type ChangeFacts = {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly committedAt: Date;
  readonly table: ReadableTable;
};

/**
 * The payload of `postgres_changes`, as JSON text.
 *
 * @param record the row as JSON text; left out after a deletion
 * @param key the columns that told the row apart before, as JSON text; left out for a new row
 */
export function changePayload(
  ids: readonly number[],
  { type, committedAt, table }: ChangeFacts,
  record: string | undefined,
  key: string | undefined,
): string {
  const rows = `${record === undefined ? '' : `,"record":${record}`}${key === undefined ? '' : `,"old_record":${key}`}`;
  const facts = {
    schema: table.schema,
    table: table.table,
    type,
    commit_timestamp: committedAt.toISOString(),
    columns: table.columns,
    errors: null,
  };
  return `{"ids":${JSON.stringify(ids)},"data":${JSON.stringify(facts).slice(0, -1)}${rows}}}`;
}

/** The key of a row as JSON text: numbers and truth values as such, all else as PostgreSQL writes it. */
export function keyJson(relation: Relation, tuple: Tuple, readable: ReadableTable): string {
  const shown = new Set(readable.columns.map(({ name }) => name));
  const isKey = keyTest(relation, readable);
  const parts = relation.columns.flatMap((column, index) => {
    const value = tuple[index];
    if (!isKey(column) || value === undefined || !shown.has(column.name)) return [];
    return [`${JSON.stringify(column.name)}:${valueJson(value, column.typeOid)}`];
  });
  return `{${parts.join(',')}}`;
}

function valueJson(value: string | null, typeOid: number): string {
  if (value === null) return 'null';
  if (typeOid === BOOL) return value === 't' ? 'true' : 'false';
  return NUMBERS.has(typeOid) ? value : JSON.stringify(value);
}

/** The columns that tell a row apart with their values; undefined for a table without a key. */
export function keyOf(
  relation: Relation,
  tuple: Tuple,
  readable: ReadableTable,
): ReadonlyMap<string, string> | undefined {
  const key = new Map<string, string>();
  const isKey = keyTest(relation, readable);
  for (const [index, column] of relation.columns.entries()) {
    const value = tuple[index];
    if (isKey(column) && typeof value === 'string') key.set(column.name, value);
  }
  return key.size === 0 ? undefined : key;
}

/** The stream marks all columns of a table with `replica identity full`, so the primary key goes first. */
function keyTest(
  { columns }: Relation,
  { primaryKey }: ReadableTable,
): (column: Relation['columns'][number]) => boolean {
  if (primaryKey.length === 0) return ({ isKey }) => isKey && columns.some((column) => !column.isKey);
  const names = new Set(primaryKey);
  return ({ name }) => names.has(name);
}
