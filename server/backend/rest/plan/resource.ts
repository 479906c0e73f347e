import { COMPUTED_WEIGHT, MAX_AGGREGATES, MAX_EMBED_DEPTH, MAX_EMBEDS } from '../bounds.ts';
import type { Catalogue, Relation, Relationship } from '../catalogue/catalogue.ts';
import { type Condition, parseFilterName } from '../parse/condition.ts';
import type { Field } from '../parse/field.ts';
import { type OrderTerm, parseOrder } from '../parse/order.ts';
import type { Query } from '../parse/query-string.ts';
import { type Embed, parseSelect, type SelectItem } from '../parse/select.ts';
import { RestError } from '../rest-error.ts';
import { type EmbeddingPath, follow, pathFrom } from './embedding-path.ts';
import { findRelationship } from './find-relationship.ts';
import type { PlanRules } from './plan-rules.ts';
import { refuseRepetition } from './refuse-repetition.ts';
import { notAllowed, resolveAggregates } from './resolve-aggregates.ts';

/** A relation of a request with what the request asks of it; embedded resources hang below it. */
export type Resource = {
  readonly relation: Relation;
  /** `t0` for the root, `t1`, `t2`, ... below. */
  readonly alias: string;
  /** SQL of a whole row, for functions that take one. */
  readonly row: string;
  readonly items: readonly (Exclude<SelectItem, Embed> | EmbeddedResource)[];
  readonly children: readonly EmbeddedResource[];
  readonly conditions: Condition[];
  order: readonly OrderTerm[];
  /** Indexes among the request's values; the root's range is kept with the request. */
  limit: number | undefined;
  offset: number | undefined;
};

export type EmbeddedResource = Resource & {
  readonly kind: 'resource';
  readonly embed: Embed;
  readonly relationship: Relationship;
  readonly isToOne: boolean;
  /**
   * What the parent gets: an object or a list of them; when spread, the columns of one row, or an array for each
   * column of many. Below such arrays many rows are many rows of columns.
   */
  readonly shape: 'json' | 'columns' | 'arrays';
  /** Alias of the lateral join: `e1`, `e2`, ... */
  readonly join: string;
  /** The embedded rows as an expression of the parent's outputs, where nothing else needs them and so no join gives them. */
  expression: string | undefined;
  /** Expressions that the parent orders by, of this resource's columns. */
  readonly hoisted: Field[];
};

/**
 * Looks up everything a query string names and hangs filters, orders and ranges where they belong.
 *
 * @throws RestError for unknown relationships and resources, and when embedding is too deep, too wide or returns
 */
export function resolveResource(
  catalogue: Catalogue,
  rules: PlanRules,
  relation: Relation,
  query: Query,
): Resource {
  const items = query.select === undefined ? [{ kind: 'star' } as const] : parseSelect(query.select);
  let embeds = 0;
  let aggregates = 0;

  function resolveItems(
    parent: Relation,
    selected: readonly SelectItem[],
    path: EmbeddingPath,
    isInArrays: boolean,
  ): Resource['items'] {
    refuseRepetition(selected);
    const resolved = resolveAggregates(selected, parent, rules.allowsAggregates).map((item) =>
      item.kind === 'embed' ? resolveEmbed(parent, item, path, isInArrays) : item,
    );
    aggregates += resolved.filter((item) => item.kind === 'aggregate').length;
    if (aggregates > MAX_AGGREGATES) throw tooManyAggregates();
    if (isInArrays && resolved.filter(spreadsMany).length > 1) throw spreadTwice(parent);
    return resolved;
  }

  function resolveEmbed(
    parent: Relation,
    embed: Embed,
    path: EmbeddingPath,
    isInArrays: boolean,
  ): EmbeddedResource {
    const relationship = findRelationship(catalogue, parent, embed);
    embeds += relationship.computed ? COMPUTED_WEIGHT : 1;
    if (path.names.length > MAX_EMBED_DEPTH || embeds > MAX_EMBEDS) throw tooMuchEmbedding();
    const number = embeds;
    const { cardinality } = relationship;
    const isToOne = cardinality === 'many-to-one' || cardinality === 'one-to-one';
    if (embed.spread && !isToOne && !rules.allowsAggregates) throw notAllowed();
    const shape = !embed.spread ? 'json' : isToOne || isInArrays ? 'columns' : 'arrays';
    const isBelowArrays = shape === 'arrays' || (shape === 'columns' && isInArrays);
    const items = resolveItems(relationship.to, embed.items, follow(path, relationship), isBelowArrays);
    return {
      kind: 'resource',
      embed,
      relationship,
      isToOne,
      shape,
      join: `e${number}`,
      expression: undefined,
      hoisted: [],
      ...emptyResource(relationship.to, `t${number}`, items),
    };
  }

  const root = emptyResource(relation, 't0', resolveItems(relation, items, pathFrom(relation), false));
  attach(root, query);
  return root;
}

function emptyResource(relation: Relation, alias: string, items: Resource['items']): Resource {
  return {
    relation,
    alias,
    row: alias,
    items,
    children: items.filter((item) => item.kind === 'resource'),
    conditions: [],
    order: [],
    limit: undefined,
    offset: undefined,
  };
}

function attach(root: Resource, query: Query): void {
  for (const { name, operation } of query.filters) {
    const { path, field } = parseFilterName(name);
    findResource(root, path).conditions.push({ kind: 'filter', field, operation });
  }
  for (const { path, condition } of query.groups) {
    findResource(root, splitPath(path)).conditions.push(condition);
  }
  for (const { path, text } of query.orders) findResource(root, splitPath(path)).order = parseOrder(text);
  for (const { path, kind, value } of query.embedRanges) findResource(root, splitPath(path))[kind] = value;
}

function splitPath(path: string): string[] {
  if (path === '') return [];
  const { path: before, field } = parseFilterName(path);
  return [...before, field.name];
}

function findResource(root: Resource, path: readonly string[]): Resource {
  let resource = root;
  for (const name of path) {
    const child = findChild(resource, name);
    if (!child) {
      throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      });
    }
    resource = child;
  }
  return resource;
}

/** The same resource when its rows come from a `with` query, where they have lost the type of their table. */
export function fromStoredRows(resource: Resource): Resource {
  const { relation } = resource;
  const row = `row(${resource.alias}.*)::${relation.sql}`;
  const computed = [...relation.computed].map(([name, call]) => [name, () => call(row)] as const);
  return { ...resource, row, relation: { ...relation, computed: new Map(computed) } };
}

/** The embedded resource of this alias, or of this name. */
export function findChild(resource: Resource, name: string): EmbeddedResource | undefined {
  return (
    resource.children.find((child) => child.embed.alias === name) ??
    resource.children.find((child) => child.embed.name === name)
  );
}

/** Whether a resource is spread and makes many rows of one, itself or below. */
function spreadsMany(item: Resource['items'][number]): boolean {
  if (item.kind !== 'resource' || item.shape === 'json') return false;
  return !item.isToOne || item.items.some(spreadsMany);
}

function tooMuchEmbedding(): RestError {
  return new RestError(400, 'PGRST100', 'Too many embedded resources', {
    details: `A request may hold ${MAX_EMBEDS} embedded resources, ${MAX_EMBED_DEPTH} deep; one that a function computes counts as ${COMPUTED_WEIGHT}.`,
  });
}

function tooManyAggregates(): RestError {
  return new RestError(400, 'PGRST100', 'Too many aggregates', {
    details: `A request may hold ${MAX_AGGREGATES} aggregates.`,
  });
}

function spreadTwice(parent: Relation): RestError {
  return new RestError(
    400,
    'PGRST100',
    `Two lists are spread below '${parent.name}', which is spread itself`,
    {
      details: 'Each row of the one would come with every row of the other.',
      hint: 'Embed one of them without spreading it.',
    },
  );
}
