import type { Relation } from '../catalogue/catalogue.ts';
import type { Field, JsonStep } from '../parse/field.ts';
import { unknownColumn } from '../rest-error.ts';
import { quoteIdentifier, quoteLiteral } from './quote.ts';

/**
 * A column as SQL, with its JSON path.
 *
 * @param alias the relation's name in the statement
 * @throws RestError 42703 when the relation has no such column
 */
export function fieldSql(relation: Relation, alias: string, field: Field): string {
  const column = relation.columns.get(field.name);
  const sql = column ? `${alias}.${quoteIdentifier(column.name)}` : computedSql(relation, alias, field.name);
  if (field.path.length === 0) return sql;
  const json = column?.isJson ? sql : `to_jsonb(${sql})`;
  return json + field.path.map(stepSql).join('');
}

function computedSql(relation: Relation, alias: string, name: string): string {
  const computed = relation.computed.get(name);
  if (computed === undefined) throw unknownColumn(relation.name, name);
  return computed(alias);
}

function stepSql({ asText, key }: JsonStep): string {
  return `${asText ? '->>' : '->'}${typeof key === 'number' ? `(${key})` : quoteLiteral(key)}`;
}

/** The key a field has in the answer: its own name, or the last name of its JSON path. */
export function fieldName(field: Field): string {
  for (const { key } of field.path.toReversed()) if (typeof key === 'string') return key;
  return field.name;
}

const WORDY_TYPES: ReadonlySet<string> = new Set([
  'bit varying',
  'character varying',
  'double precision',
  'time with time zone',
  'time without time zone',
  'timestamp with time zone',
  'timestamp without time zone',
]);

/** Names that the grammar of SQL knows and the catalogue of types does not. */
const GRAMMAR_TYPES: ReadonlySet<string> = new Set([
  'bigint',
  'boolean',
  'character',
  'decimal',
  'int',
  'integer',
  'real',
  'smallint',
  'float',
]);

/** A type name after `::` as SQL. All but SQL's own words are quoted, so that a name stays a name. */
export function typeSql(type: string): string {
  const isArray = type.endsWith('[]');
  const name = (isArray ? type.slice(0, -2) : type).trim();
  const lower = name.toLowerCase();
  const sql =
    WORDY_TYPES.has(lower) || GRAMMAR_TYPES.has(lower)
      ? lower
      : name.split('.').map(quoteIdentifier).join('.');
  return isArray ? `${sql}[]` : sql;
}
