import { quoteIdentifier } from '../sql/quote.ts';
import type { Relation, Relationship } from './catalogue.ts';
import type { LoadedRelation } from './loaded-relation.ts';
import type { RoutineRow } from './queries.ts';

/**
 * The relationships that functions make: a function of one table's row that returns rows of another relates the two under
 * its own name. One that returns a single row, or says so by `ROWS 1`, leads to one.
 */
export function computedRelationships(
  rows: readonly RoutineRow[],
  relations: ReadonlyMap<string, LoadedRelation>,
): Relationship[] {
  return rows.flatMap((row) => {
    const from = relations.get(row.row_argument);
    const to = relations.get(row.return_relation);
    return from && to && from.schema === row.schema ? [computedRelationship(row, from, to)] : [];
  });
}

function computedRelationship(row: RoutineRow, from: Relation, to: Relation): Relationship {
  const name = `${quoteIdentifier(row.schema)}.${quoteIdentifier(row.name)}`;
  return {
    constraint: row.name,
    from,
    to,
    cardinality: row.returns_set && !row.returns_one ? 'one-to-many' : 'many-to-one',
    holdsKey: false,
    pairs: [],
    tables: { from, to },
    junction: undefined,
    computed: (tableRow) => `${name}(${tableRow})`,
  };
}
