import type { Aggregate } from '../parse/select.ts';
import type { EmbeddedResource, Resource } from '../plan/resource.ts';
import { type Aggregated, aggregateSql, foldParts } from './aggregate.ts';
import { fieldName, fieldSql, typeSql } from './field.ts';
import { quoteIdentifier } from './quote.ts';

/** What a level of `select` gives. */
export type Output =
  | { readonly kind: 'star'; readonly sql: string }
  | { readonly kind: 'value'; readonly name: string; readonly sql: string; readonly isJson: boolean }
  | { readonly kind: 'aggregate'; readonly name: string; readonly aggregated: Aggregated };

/** The outputs of a resource and of those spread into it. Where rows are grouped or spread, `*` is written out. */
export function outputsOf(resource: Resource): Output[] {
  const isWrittenOut = 'shape' in resource && resource.shape !== 'json';
  const outputs = resource.items.flatMap((item) => itemOutputs(resource, item, isWrittenOut));
  if (isWrittenOut || !outputs.some(({ kind }) => kind === 'aggregate')) return outputs;
  return resource.items.flatMap((item) => itemOutputs(resource, item, true));
}

function itemOutputs(resource: Resource, item: Resource['items'][number], isWrittenOut: boolean): Output[] {
  const { relation, alias } = resource;
  switch (item.kind) {
    case 'star':
      if (!isWrittenOut) return [{ kind: 'star', sql: `${alias}.*` }];
      return [...relation.columns.values()].map(({ name, type }) => ({
        kind: 'value',
        name,
        sql: `${alias}.${quoteIdentifier(name)}`,
        isJson: type === 'json',
      }));
    case 'field': {
      const sql = fieldSql(relation, alias, item.field);
      const name = item.alias ?? fieldName(item.field);
      if (item.cast !== undefined) {
        return [{ kind: 'value', name, sql: `cast(${sql} as ${typeSql(item.cast)})`, isJson: false }];
      }
      const isJson =
        relation.columns.get(item.field.name)?.type === 'json' && !item.field.path.at(-1)?.asText;
      return [{ kind: 'value', name, sql, isJson }];
    }
    case 'aggregate':
      return [aggregateOutput(resource, item)];
    case 'resource':
      return embedOutputs(item);
  }
}

function aggregateOutput({ relation, alias }: Resource, item: Aggregate): Output {
  const { function: name, field, argumentCast, cast } = item;
  const value = field ? fieldSql(relation, alias, field) : '1';
  const part = argumentCast === undefined ? value : `cast(${value} as ${typeSql(argumentCast)})`;
  const aggregated = { function: name, cast, parts: [part], isPartial: false };
  return { kind: 'aggregate', name: item.alias ?? name, aggregated };
}

/** What an embedded resource adds to its parent's outputs. */
function embedOutputs(child: EmbeddedResource): Output[] {
  if (child.embed.items.length === 0) return [];
  if (child.shape === 'json') {
    const rows = child.expression ?? `${child.join}.j`;
    const sql = child.isToOne ? rows : `coalesce(${rows}, '[]')`;
    return [{ kind: 'value', name: child.embed.alias ?? child.embed.name, sql, isJson: true }];
  }
  return outputsOf(child).map((output, index) => {
    const column = `${child.join}.s${index}`;
    if (output.kind === 'aggregate') {
      const isPartial = output.aggregated.isPartial || child.shape === 'arrays';
      const parts = isPartial && output.aggregated.function === 'avg' ? [column, `${column}n`] : [column];
      return { ...output, aggregated: { ...output.aggregated, parts, isPartial } };
    }
    const isJson = child.shape === 'arrays' || (output.kind === 'value' && output.isJson);
    return { kind: 'value', name: output.kind === 'value' ? output.name : '', sql: column, isJson };
  });
}

/** The columns `s0`, `s1`, ... of a spread resource's rows, each with a comma before it. */
export function spreadColumns(child: EmbeddedResource): string {
  const columns = outputsOf(child).map((output, index) => {
    if (output.kind !== 'aggregate') return `, ${output.sql} as s${index}`;
    const [first, second] = output.aggregated.parts;
    return `, ${first} as s${index}${second === undefined ? '' : `, ${second} as s${index}n`}`;
  });
  return columns.join('');
}

/** The same columns of all rows, known as `x`, in a single row: arrays of values, and parts of aggregates. */
export function foldedColumns(child: EmbeddedResource): string {
  const columns = outputsOf(child).map((output, index) => {
    if (output.kind !== 'aggregate') return `, coalesce(json_agg(x.s${index}), '[]') as s${index}`;
    const parts = output.aggregated.parts.map((_, part) => `x.s${index}${part === 0 ? '' : 'n'}`);
    const [first, second] = foldParts({ ...output.aggregated, parts });
    return `, ${first} as s${index}${second === undefined ? '' : `, ${second} as s${index}n`}`;
  });
  return columns.join('');
}

/** Whether the rows of a resource are grouped, since something of it is aggregated. */
export function isGrouped(resource: Resource): boolean {
  return outputsOf(resource).some(({ kind }) => kind === 'aggregate');
}

/** The outputs of a level as SQL, and what its rows are grouped by; undefined when they are not. */
export function selectList(resource: Resource): { outputs: string; groupedBy: string[] | undefined } {
  const outputs = outputsOf(resource);
  const grouped = outputs.some(({ kind }) => kind === 'aggregate');
  const groupedBy: string[] = [];
  const list = outputs.map((output) => {
    if (output.kind === 'star') return output.sql;
    if (output.kind === 'aggregate')
      return `${aggregateSql(output.aggregated)} as ${quoteIdentifier(output.name)}`;
    // PostgreSQL compares no `json`; its text can be compared and stays what it is.
    const key = grouped && output.isJson ? `(${output.sql})::text` : output.sql;
    groupedBy.push(key);
    return `${key === output.sql ? key : `(${key})::json`} as ${quoteIdentifier(output.name)}`;
  });
  return { outputs: list.join(', '), groupedBy: grouped ? groupedBy : undefined };
}
