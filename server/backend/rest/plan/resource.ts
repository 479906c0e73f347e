import { MAX_EMBED_DEPTH, MAX_EMBEDS } from '../bounds.ts';
import type { Catalogue, Relation, Relationship } from '../catalogue/catalogue.ts';
import { type Condition, parseFilterName } from '../parse/condition.ts';
import type { Field } from '../parse/field.ts';
import { type OrderTerm, parseOrder } from '../parse/order.ts';
import type { Query } from '../parse/query-string.ts';
import { type Embed, parseSelect, type SelectItem } from '../parse/select.ts';
import { RestError } from '../rest-error.ts';
import { type EmbeddingPath, follow, pathFrom } from './embedding-path.ts';
import { findRelationship } from './find-relationship.ts';
import { refuseRepetition } from './refuse-repetition.ts';

/** A relation of a request with what the request asks of it; embedded resources hang below it. */
export type Resource = {
  readonly relation: Relation;
  /** `t0` for the root, `t1`, `t2`, ... below. */
  readonly alias: string;
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
  /** Alias of the lateral join: `e1`, `e2`, ... */
  readonly join: string;
  /** Expressions that the parent orders by, of this resource's columns. */
  readonly hoisted: Field[];
};

/**
 * Looks up everything a query string names and hangs filters, orders and ranges where they belong.
 *
 * @throws RestError for unknown relationships and resources, and when embedding is too deep, too wide or returns
 */
export function resolveResource(catalogue: Catalogue, relation: Relation, query: Query): Resource {
  const items = query.select === undefined ? [{ kind: 'star' } as const] : parseSelect(query.select);
  let embeds = 0;

  function resolveItems(
    parent: Relation,
    selected: readonly SelectItem[],
    path: EmbeddingPath,
  ): Resource['items'] {
    refuseRepetition(selected);
    return selected.map((item) => (item.kind === 'embed' ? resolveEmbed(parent, item, path) : item));
  }

  function resolveEmbed(parent: Relation, embed: Embed, path: EmbeddingPath): EmbeddedResource {
    embeds += 1;
    if (path.names.length > MAX_EMBED_DEPTH || embeds > MAX_EMBEDS) throw tooMuchEmbedding();
    const number = embeds;
    const relationship = findRelationship(catalogue, parent, embed);
    const { cardinality } = relationship;
    const isToOne = cardinality === 'many-to-one' || cardinality === 'one-to-one';
    if (embed.spread && !isToOne) throw spreadOfMany(parent, embed);
    const items = resolveItems(relationship.to, embed.items, follow(path, relationship));
    return {
      kind: 'resource',
      embed,
      relationship,
      isToOne,
      join: `e${number}`,
      hoisted: [],
      ...emptyResource(relationship.to, `t${number}`, items),
    };
  }

  const root = emptyResource(relation, 't0', resolveItems(relation, items, pathFrom(relation)));
  attach(root, query);
  return root;
}

function emptyResource(relation: Relation, alias: string, items: Resource['items']): Resource {
  return {
    relation,
    alias,
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
  const computed = [...relation.computed].map(
    ([name, call]) => [name, (row: string) => call(`row(${row}.*)::${relation.sql}`)] as const,
  );
  return { ...resource, relation: { ...relation, computed: new Map(computed) } };
}

/** The embedded resource of this alias, or of this name. */
export function findChild(resource: Resource, name: string): EmbeddedResource | undefined {
  return (
    resource.children.find((child) => child.embed.alias === name) ??
    resource.children.find((child) => child.embed.name === name)
  );
}

function tooMuchEmbedding(): RestError {
  return new RestError(400, 'PGRST100', 'Too many embedded resources', {
    details: `A request may hold ${MAX_EMBEDS} embedded resources, ${MAX_EMBED_DEPTH} deep.`,
  });
}

function spreadOfMany(parent: Relation, embed: Embed): RestError {
  return new RestError(400, 'PGRST119', `A spread operation on '${embed.name}' is not possible`, {
    details: `'${parent.name}' and '${embed.name}' do not form a many-to-one or one-to-one relationship`,
  });
}
