import type { Relation, Relationship } from '../catalogue/catalogue.ts';
import { RestError } from '../rest-error.ts';

/** The relations from the root of a request down to an embedded resource. */
export type EmbeddingPath = {
  /** As the request names them. */
  readonly names: readonly string[];
  /** The tables whose rows were joined on the way, junctions included: a view stands for its table. */
  readonly tables: ReadonlySet<Relation>;
  /** Whether the path has followed a table's reference to itself. */
  readonly hasTurned: boolean;
};

/** The path that holds nothing but the relation asked for. */
export function pathFrom(root: Relation): EmbeddingPath {
  return { names: [root.name], tables: new Set([root]), hasTurned: false };
}

/**
 * Goes one relationship down. Each return to a table would multiply the rows by themselves once more (a request of 60
 * characters could ask for a million times the table), so there is none, but for one step of a table that refers to itself.
 *
 * @throws RestError 400 PGRST100 for a path that returns
 */
export function follow(path: EmbeddingPath, relationship: Relationship): EmbeddingPath {
  const { tables, junction } = relationship;
  const names = [...path.names, relationship.to.name];
  const isSelf = tables.from === tables.to;
  const entered = [tables.to, relationship.to, ...(junction ? [junction.relation] : [])];
  const isReturn = isSelf
    ? path.hasTurned || (junction !== undefined && path.tables.has(junction.relation))
    : entered.some((table) => path.tables.has(table));
  if (isReturn) {
    throw new RestError(400, 'PGRST100', `'${relationship.to.name}' is embedded below its own rows`, {
      details: `The path ${names.join(' → ')} returns to a table that it has passed.`,
      hint: 'Embed each table once on the way down, and fetch the rest with a second request that filters by its key.',
    });
  }
  return {
    names,
    tables: new Set([...path.tables, tables.from, ...entered]),
    hasTurned: path.hasTurned || isSelf,
  };
}
