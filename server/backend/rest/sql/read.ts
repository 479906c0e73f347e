import type { OrderTerm } from '../parse/order.ts';
import { type EmbeddedResource, findChild, type Resource } from '../plan/resource.ts';
import { RestError } from '../rest-error.ts';
import { conditionSql, nullTestedChildren } from './condition.ts';
import { fieldSql } from './field.ts';
import { foldedColumns, isGrouped, selectList, spreadColumns } from './outputs.ts';
import type { Parameters } from './parameters.ts';
import { quoteIdentifier } from './quote.ts';

/** The parts of a SELECT over one resource. */
export type ReadParts = {
  readonly outputs: string;
  readonly joins: string;
  /** The joins that decide which rows there are, for counting. */
  readonly decidingJoins: string;
  /** With its keyword, or empty. */
  readonly where: string;
  readonly groupBy: string;
  readonly orderBy: string;
};

/** What a resource's statement needs besides the resource. */
export type ReadContext = { readonly parameters: Parameters; readonly maxRows: number };

/**
 * Renders a resource and all below it.
 *
 * @param isFiltered false when the rows come from a write that was already filtered
 * @throws RestError 42703 for unknown columns, PGRST118 for an order by a to-many resource
 */
export function readParts(resource: Resource, context: ReadContext, isFiltered: boolean): ReadParts {
  const { parameters } = context;
  // Ordering by embedded columns adds outputs to the joins, so it is rendered before them.
  const orderBy = orderSql(resource);
  const conditions = isFiltered ? resource.conditions : [];
  const tested = new Set(conditions.flatMap((condition) => nullTestedChildren(resource, condition)));
  const grouped = isGrouped(resource);
  const joins: string[] = [];
  const deciding: string[] = [];
  for (const child of resource.children) {
    const isDeciding = child.embed.inner || tested.has(child.join);
    const rows = embeddedSql(resource, child, context);
    if (!grouped && !isDeciding && isShownOnly(child)) {
      // PostgreSQL takes two to three times as long for the same rows from a lateral join.
      child.expression = `(${rows})`;
    } else {
      const join = joinSql(child, rows);
      joins.push(join);
      if (isDeciding) deciding.push(join);
    }
  }
  const where = conditions.map((condition) => conditionSql(resource, condition, parameters));
  const { outputs, groupedBy } = selectList(resource);
  // What the rows are ordered by has to be one for all rows of a group.
  const groups = groupedBy && [...groupedBy, ...relatedKeys(resource)];
  return {
    outputs,
    joins: joins.join(''),
    decidingJoins: deciding.join(''),
    where: where.length > 0 ? ` where ${where.join(' and ')}` : '',
    groupBy: groups && groups.length > 0 ? ` group by ${groups.join(', ')}` : '',
    orderBy,
  };
}

/** Whether nothing but the parent's outputs needs the embedded rows. */
function isShownOnly({ shape, embed, hoisted }: EmbeddedResource): boolean {
  return shape === 'json' && embed.items.length > 0 && hoisted.length === 0;
}

/** A SELECT that gives `j`, the embedded rows as JSON, and whatever else the parent takes from them. */
function embeddedSql(parent: Resource, child: EmbeddedResource, context: ReadContext): string {
  const parts = readParts(child, context, true);
  const onward = child.relationship.junction ? junctionSql(child) : '';
  const near = child.relationship.junction ? `${child.alias}j` : child.alias;
  const link = child.relationship.pairs.map(
    ([from, to]) => `${near}.${quoteIdentifier(to)} = ${parent.alias}.${quoteIdentifier(from)}`,
  );
  const joiner = parts.where === '' ? ' where ' : `${parts.where} and `;
  const where = link.length === 0 ? parts.where : `${joiner}${link.join(' and ')}`;
  const from = child.relationship.computed?.(parent.row) ?? child.relation.sql;
  const source = ` from ${from} as ${child.alias}${onward}${parts.joins}${where}`;
  return child.isToOne ? toOneSql(child, parts, source) : toManySql(child, parts, source, context);
}

function joinSql(child: EmbeddedResource, rows: string): string {
  const isInner = child.embed.inner;
  const on = isInner && !child.isToOne ? `${child.join}.j is not null` : 'true';
  return ` ${isInner ? 'inner' : 'left'} join lateral (${rows}) as ${child.join} on ${on}`;
}

function junctionSql(child: EmbeddedResource): string {
  const { junction } = child.relationship;
  if (!junction) return '';
  const on = junction.onward.map(
    ([from, to]) => `${child.alias}j.${quoteIdentifier(from)} = ${child.alias}.${quoteIdentifier(to)}`,
  );
  return ` inner join ${junction.relation.sql} as ${child.alias}j on ${on.join(' and ')}`;
}

function toOneSql(child: EmbeddedResource, parts: ReadParts, source: string): string {
  const hoisted = child.hoisted
    .map((field, index) => `, ${fieldSql(child.relation, child.alias, field)} as o${index}`)
    .join('');
  // A key leads to one row; a function that promises one may still give more.
  const limit = child.relationship.computed ? ' limit 1' : '';
  if (child.shape === 'columns') return `select true as j${spreadColumns(child)}${hoisted}${source}${limit}`;
  if (child.embed.items.length === 0) return `select true as j${hoisted}${source}${limit}`;
  if (hoisted === '') {
    return `select row_to_json(x) as j from (select ${parts.outputs}${source}${parts.groupBy}${limit}) x`;
  }
  return `select (select row_to_json(x) from (select ${parts.outputs}) x) as j${hoisted}${source}${limit}`;
}

function toManySql(
  child: EmbeddedResource,
  parts: ReadParts,
  source: string,
  { parameters, maxRows }: ReadContext,
): string {
  if (child.embed.items.length === 0) return `select true as j${source} limit 1`;
  const limit =
    child.limit === undefined ? `${maxRows}` : `least(${parameters.place(child.limit)}::bigint, ${maxRows})`;
  const offset = child.offset === undefined ? '' : ` offset ${parameters.place(child.offset)}`;
  const range = `${parts.orderBy} limit ${limit}${offset}`;
  if (child.shape === 'json') {
    return `select json_agg(x) as j from (select ${parts.outputs}${source}${parts.groupBy}${range}) x`;
  }
  const rows = `select true as j${spreadColumns(child)}${source}${range}`;
  if (child.shape === 'columns') return rows;
  return `select nullif(count(*), 0) as j${foldedColumns(child)} from (${rows}) x`;
}

function orderSql(resource: Resource): string {
  if (resource.order.length === 0) return '';
  return ` order by ${resource.order.map((term) => termSql(resource, term)).join(', ')}`;
}

function termSql(resource: Resource, term: OrderTerm): string {
  const direction = term.direction === undefined ? '' : ` ${term.direction}`;
  const nulls = term.nulls === undefined ? '' : ` nulls ${term.nulls}`;
  return `${sortKey(resource, term)}${direction}${nulls}`;
}

/** The columns of embedded resources that the rows are ordered by. */
function relatedKeys(resource: Resource): string[] {
  return resource.children.flatMap(({ join, hoisted }) => hoisted.map((_, index) => `${join}.o${index}`));
}

function sortKey(resource: Resource, { relation, field }: OrderTerm): string {
  if (relation === undefined) return fieldSql(resource.relation, resource.alias, field);
  const child = findChild(resource, relation);
  if (!child) {
    throw new RestError(400, 'PGRST108', `'${relation}' is not an embedded resource in this request`, {
      hint: `Verify that '${relation}' is included in the 'select' query parameter.`,
    });
  }
  if (!child.isToOne || (child.shape === 'json' && isGrouped(child))) {
    throw new RestError(400, 'PGRST118', `A related order on '${relation}' is not possible`, {
      details: `'${resource.relation.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return `${child.join}.o${child.hoisted.push(field) - 1}`;
}
