import { quoteIdentifier } from '../sql/quote.ts';
import type { Column, Relation } from './catalogue.ts';
import type { RelationRow } from './queries.ts';

/** A relation under construction, with what only loading needs. */
export type LoadedRelation = Relation & {
  readonly oid: string;
  readonly columnNames: ReadonlyMap<number, string>;
  readonly computed: Map<string, (row: string) => string>;
  primaryKey: readonly string[];
};

/** The columns of primary keys and unique constraints, by relation. */
export type UniqueKeys = ReadonlyMap<Relation, readonly (readonly string[])[]>;

/** Makes a relation of its catalogue row. */
export function loadedRelation(row: RelationRow): LoadedRelation {
  return {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    sql: `${quoteIdentifier(row.schema)}.${quoteIdentifier(row.name)}`,
    isView: row.kind === 'v' || row.kind === 'm',
    isType: row.kind === 'c',
    columns: new Map(row.columns.map((column) => [column.name, loadedColumn(column)])),
    columnNames: new Map(row.columns.map((column) => [column.number, column.name])),
    primaryKey: [],
    computed: new Map(),
    description: row.description,
  };
}

function loadedColumn(row: RelationRow['columns'][number]): Column {
  return {
    name: row.name,
    type: row.type,
    isJson: row.base_type === 'json' || row.base_type === 'jsonb',
    isTextSearch: row.base_type === 'tsvector',
    nullable: row.nullable,
    default: row.default,
    maxLength: row.max_length,
    enumValues: row.enum_values,
    description: row.description,
  };
}

/** Names of the columns of a relation with these numbers; undefined when one of them is not there. */
export function columnNames(relation: LoadedRelation, numbers: readonly number[]): string[] | undefined {
  const names = numbers.map((number) => relation.columnNames.get(number));
  return names.every((name) => name !== undefined) ? names : undefined;
}
