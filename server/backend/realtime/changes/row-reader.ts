import pg from 'pg';
import type { Statement } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import { localSettings } from '../../database/local-settings.ts';
import { onBehalfOf } from '../../database/visitor.ts';
import type { Identity } from '../../http/exchange.ts';
import { type Condition, filterSql } from './change-filter.ts';

/** A table with what a role may read of it. */
export type ReadableTable = {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of the primary key, in no particular order; empty where there is none. */
  readonly primaryKey: readonly string[];
};

/** Reads tables as somebody, or not at all. */
export type RowReader = {
  /**
   * The columns that a role may read, with the names of their types.
   *
   * @param published the columns that the publication shows
   */
  readable(role: string, oid: number, published: readonly string[]): Promise<ReadableTable | undefined>;
  /**
   * The row as its reader's own SELECT shows it now, as JSON text; undefined when it shows none.
   *
   * @param key values of the columns that tell rows apart; null for a row that is not there, to see whether a filter can be asked
   */
  read(
    identity: Identity,
    table: ReadableTable,
    key: ReadonlyMap<string, string> | null,
    conditions: readonly Condition[],
  ): Promise<string | undefined>;
};

type ColumnRow = {
  schema: string;
  table: string;
  name: string;
  type: string;
  isKey: boolean;
  isReadable: boolean;
};

/** How long a policy may think about one row. */
const STATEMENT_TIMEOUT = '3s';

/**
 * @param owner looks up the catalogue
 * @param requests reads under the roles of readers, in turn with what they ask for otherwise
 */
export function createRowReader(owner: Database, requests: Database): RowReader {
  return {
    async readable(role, oid, published) {
      const { rows } = await owner.query<ColumnRow>(
        `select n.nspname as schema, c.relname as table, a.attname as name, t.typname as type,
           exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as "isKey",
           has_column_privilege(r.oid, c.oid, a.attnum, 'select') as "isReadable"
         from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         join pg_type t on t.oid = a.atttypid
         join pg_roles r on r.rolname = $2
         where c.oid = $1::oid and a.attname = any ($3)
           and has_schema_privilege(r.oid, n.oid, 'usage')
         order by a.attnum`,
        [oid, role, published],
      );
      const shown = rows.filter(({ isReadable }) => isReadable);
      const [first] = shown;
      if (!first) return undefined;
      return {
        schema: first.schema,
        table: first.table,
        columns: shown.map(({ name, type }) => ({ name, type })),
        primaryKey: rows.filter(({ isKey }) => isKey).map(({ name }) => name),
      };
    },

    async read(identity, { schema, table, columns }, key, conditions) {
      const values: string[] = [];
      const tests = [...(key ?? [])].map(([column, value]) => {
        values.push(value);
        return `${pg.escapeIdentifier(column)} = $${values.length}`;
      });
      const where = `${key === null ? 'false' : tests.join(' and ')}${filterSql(conditions, values, pg.escapeIdentifier)}`;
      const list = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
      const statement: Statement = {
        text: `select row_to_json(found)::text from (select ${list} from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)} where ${where}) as found`,
        values,
      };
      const visitor = { name: identity.userId ?? `realtime:${identity.role}`, isGone: () => false };
      const results = await onBehalfOf(visitor, () => requests.batch([become(identity), statement]));
      return results.at(-1)?.rows.at(0)?.[0] ?? undefined;
    },
  };
}

function become({ role, claimsText }: Identity): Statement {
  return localSettings({
    role,
    'request.jwt.claims': claimsText,
    statement_timeout: STATEMENT_TIMEOUT,
    transaction_read_only: 'on',
  });
}
