import type { Query } from '#server/backend/database/database.ts';
import { columnsQuery, relationshipsQuery, routinesQuery } from './client-catalogue.ts';
import { typeOf } from './type-of.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  not_null: boolean;
  has_default: boolean;
  may_insert: boolean;
  may_update: boolean;
  comment: string | null;
  check: string | null;
};

type Relationship = {
  table: string;
  name: string;
  columns: string[];
  is_one_to_one: boolean;
  to_table: string;
  to_columns: string[];
};

type Argument = { name: string; type: string; mode: 'i' | 't'; optional: boolean };
type Routine = {
  name: string;
  strict: boolean;
  returns_set: boolean;
  returns: string;
  arguments: Argument[];
};

const HEADER = `// What the browser may read, write and call of the database, written by tools/dump-schema.ts from the catalogue, in the
// shape of the types that the Supabase CLI generates. Do not edit: add a migration and write it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/**
 * Writes the type `Database` of `@supabase/postgrest-js`: the tables and functions of the schema `public` that visitors
 * or accounts may use. `Insert` and `Update` have the columns that are granted, so that what the database would refuse
 * does not compile; a column whose values are listed in a check has those and no others.
 *
 * @param transaction a transaction on the replayed migrations
 */
export async function renderDatabaseTypes({ query }: { readonly query: Query }): Promise<string> {
  const { rows: columns } = await query<Column>(columnsQuery);
  const { rows: relationships } = await query<Relationship>(relationshipsQuery);
  const { rows: routines } = await query<Routine>(routinesQuery);
  const names = [...new Set(columns.map(({ table }) => table))];
  const readable = new Set(names);
  const tables = names.flatMap((name) =>
    renderTable(
      name,
      columns.filter(({ table }) => table === name),
      relationships.filter(({ table, to_table: target }) => table === name && readable.has(target)),
    ),
  );
  return `${HEADER}
export type Database = {
  public: {
    Tables: {
${tables.join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${routines.map(renderRoutine).join('\n')}
    };
  };
};
`;
}

function renderTable(
  name: string,
  columns: readonly Column[],
  relationships: readonly Relationship[],
): string[] {
  const inserted = columns.filter((column) => column.may_insert);
  const updated = columns.filter((column) => column.may_update);
  return [
    `      ${name}: {`,
    '        Row: {',
    ...columns.flatMap((column) => [
      ...(column.comment === null ? [] : [`          /** ${column.comment.replaceAll('*/', '* /')} */`]),
      `          ${column.name}: ${columnType(column)};`,
    ]),
    '        };',
    `        Insert: ${renderWritten(inserted, (column) => column.has_default || !column.not_null)};`,
    `        Update: ${renderWritten(updated, () => true)};`,
    relationships.length === 0 ? '        Relationships: [];' : '        Relationships: [',
    ...relationships.map(renderRelationship),
    ...(relationships.length === 0 ? [] : ['        ];']),
    '      };',
  ];
}

/** What may be written; nothing is `never`. */
function renderWritten(columns: readonly Column[], isOptional: (column: Column) => boolean): string {
  if (columns.length === 0) return 'never';
  const lines = columns.map(
    (column) => `          ${column.name}${isOptional(column) ? '?' : ''}: ${columnType(column)};`,
  );
  return `{\n${lines.join('\n')}\n        }`;
}

function renderRelationship({ name, columns, is_one_to_one: isOneToOne, ...target }: Relationship): string {
  return [
    '          {',
    `            foreignKeyName: '${name}';`,
    `            columns: ${tuple(columns)};`,
    `            isOneToOne: ${isOneToOne};`,
    `            referencedRelation: '${target.to_table}';`,
    `            referencedColumns: ${tuple(target.to_columns)};`,
    '          },',
  ].join('\n');
}

function renderRoutine({ name, strict, returns, returns_set: isSet, arguments: all }: Routine): string {
  const given = all
    .filter(({ mode }) => mode === 'i')
    .map((one) => `${one.name}${one.optional ? '?' : ''}: ${typeOf(one.type)}${strict ? '' : ' | null'}`);
  const columns = all.filter(({ mode }) => mode === 't').map((one) => `${one.name}: ${typeOf(one.type)}`);
  const row = columns.length > 0 ? `{ ${columns.join('; ')} }` : typeOf(returns);
  // A function may always give null for a single value; nothing in the catalogue says that it does not.
  const result = isSet ? `${row}[]` : returns === 'void' ? 'undefined' : `${row} | null`;
  return `      ${name}: { Args: ${given.length === 0 ? 'Record<string, never>' : `{ ${given.join('; ')} }`}; Returns: ${result} };`;
}

function columnType({ type, not_null: notNull, check }: Column): string {
  const listed = check === null ? undefined : listedValues(check);
  return `${listed ?? typeOf(type)}${notNull ? '' : ' | null'}`;
}

/** The values of a check like `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`; undefined for any other check. */
function listedValues(check: string): string | undefined {
  const [, list] = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check) ?? [];
  const values = list?.split(', ').map((value) => /^(?:('[^']*')::text|(\d+))$/.exec(value));
  if (!values?.every((value) => value !== null)) return undefined;
  return values.map((value) => value?.[1] ?? value?.[2]).join(' | ');
}

function tuple(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}
