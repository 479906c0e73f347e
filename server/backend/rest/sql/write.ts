import type { Column, Relation } from '../catalogue/catalogue.ts';
import { BODY } from '../parse/query-string.ts';
import type { Parameters } from './parameters.ts';
import { quoteIdentifier, quoteLiteral } from './quote.ts';
import { COUNT_UPDATED } from './upsert-count.ts';

export type InsertRules = {
  /** Conditions on the rows of the body, known as `p`. */
  readonly conditions: readonly string[];
  readonly conflict:
    | { readonly target: readonly string[]; readonly resolution: 'merge-duplicates' | 'ignore-duplicates' }
    | undefined;
};

/**
 * An INSERT of the body's rows, known as `t0`. Only the columns that the body names are named, so that grants
 * on columns and defaults mean what they say.
 *
 * @param withDefaults whether a key that a row lacks means the column's default instead of null
 */
export function insertSql(
  relation: Relation,
  columns: readonly Column[],
  isArray: boolean,
  withDefaults: boolean,
  parameters: Parameters,
  { conditions, conflict }: InsertRules,
): string {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const list = names.length === 0 ? '' : ` (${names.join(', ')})`;
  const body = withDefaults
    ? rowsWithDefaults(columns, isArray, parameters)
    : bodyRows(columns, isArray, parameters);
  const rows = `select ${names.map((name) => `p.${name}`).join(', ')} from ${body}${whereSql(conditions)}`;
  return `insert into ${relation.sql} as t0${list} ${rows}${conflictSql(names, conflict)}`;
}

/**
 * An UPDATE of `t0` with the columns of the body's object, or of the first in an array.
 *
 * @param withDefaults whether a key that the object lacks means the column's default instead of null
 */
export function updateSql(
  relation: Relation,
  columns: readonly Column[],
  isArray: boolean,
  withDefaults: boolean,
  conditions: readonly string[],
  parameters: Parameters,
): string {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const type = withDefaults ? 'jsonb' : 'json';
  const body = `${parameters.place(BODY)}::${type}${isArray ? '->0' : ''}`;
  const row = withDefaults ? withDefaultsSql(columns, `(${body})`) : body;
  const values = names.map((name) => `${name} = p.${name}`).join(', ');
  return `update ${relation.sql} as t0 set ${values} from ${type}_to_record(${row}) as p(${definitions(columns)})${whereSql(conditions)}`;
}

/** A DELETE of `t0`. */
export function deleteSql(relation: Relation, conditions: readonly string[]): string {
  return `delete from ${relation.sql} as t0${whereSql(conditions)}`;
}

function whereSql(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

function definitions(columns: readonly Column[]): string {
  return columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
}

function bodyRows(columns: readonly Column[], isArray: boolean, parameters: Parameters): string {
  const body = `${parameters.place(BODY)}::json`;
  // A record function must define a column; rows without columns are only counted.
  if (columns.length === 0)
    return isArray ? `json_array_elements(${body}) as p` : `(select ${body}) as p(body)`;
  return `${isArray ? 'json_to_recordset' : 'json_to_record'}(${body}) as p(${definitions(columns)})`;
}

function rowsWithDefaults(columns: readonly Column[], isArray: boolean, parameters: Parameters): string {
  const body = `${parameters.place(BODY)}::jsonb`;
  const elements = `jsonb_array_elements(${isArray ? body : `jsonb_build_array(${body})`}) as e(body)`;
  if (columns.length === 0) return `${elements} cross join lateral (select) as p`;
  return `${elements} cross join lateral jsonb_to_record(${withDefaultsSql(columns, 'e.body')}) as p(${definitions(columns)})`;
}

/** An object as jsonb, with the defaults of the columns that it lacks. */
function withDefaultsSql(columns: readonly Column[], object: string): string {
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : [`${quoteLiteral(column.name)}, to_jsonb(${column.default})`],
  );
  return `jsonb_build_object(${defaults.join(', ')}) || ${object}`;
}

function conflictSql(names: readonly string[], conflict: InsertRules['conflict']): string {
  if (!conflict) return '';
  const target = ` on conflict (${conflict.target.map(quoteIdentifier).join(', ')})`;
  if (conflict.resolution === 'ignore-duplicates' || names.length === 0) return `${target} do nothing`;
  return `${target} do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')} where ${COUNT_UPDATED}`;
}
