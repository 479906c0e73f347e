import type { ColumnPair, Relation, Relationship } from './catalogue.ts';
import type { ForeignKey } from './foreign-keys.ts';

/**
 * Makes from foreign keys the relationships in both directions, and those across junctions.
 *
 * @param computed those that functions make, which are there already
 */
export function relateAll(
  keys: readonly ForeignKey[],
  computed: readonly Relationship[],
): ReadonlyMap<Relation, readonly Relationship[]> {
  const byOrigin = new Map<Relation, Relationship[]>();
  const add = (relationship: Relationship) => {
    // An embedded resource comes from the schema of the request, like the resource around it.
    if (!relationship.computed && relationship.from.schema !== relationship.to.schema) return;
    const known = byOrigin.get(relationship.from);
    if (known) known.push(relationship);
    else byOrigin.set(relationship.from, [relationship]);
  };
  for (const relationship of computed) add(relationship);
  for (const key of keys) {
    const { isUnique: oneToOne } = key;
    const pairs = zip(key.columns, key.targets);
    add({
      constraint: key.name,
      from: key.from,
      to: key.to,
      cardinality: oneToOne ? 'one-to-one' : 'many-to-one',
      holdsKey: true,
      pairs,
      tables: key.tables,
      junction: undefined,
      computed: undefined,
    });
    add({
      constraint: key.name,
      from: key.to,
      to: key.from,
      cardinality: oneToOne ? 'one-to-one' : 'one-to-many',
      holdsKey: false,
      pairs: pairs.map(([column, target]) => [target, column]),
      tables: { from: key.tables.to, to: key.tables.from },
      junction: undefined,
      computed: undefined,
    });
  }
  for (const relationship of acrossJunctions(keys)) add(relationship);
  return byOrigin;
}

/** A table or view whose primary key holds two foreign keys joins the tables they point to, many to many. */
function acrossJunctions(keys: readonly ForeignKey[]): Relationship[] {
  const byTable = Map.groupBy(keys, (key) => key.from);
  return [...byTable].flatMap(([junction, own]) => {
    const members = own.filter((key) => key.columns.every((column) => junction.primaryKey.includes(column)));
    return members.flatMap((near) =>
      members
        .filter((far) => far !== near && far.name !== near.name)
        .map(
          (far): Relationship => ({
            constraint: near.name,
            from: near.to,
            to: far.to,
            cardinality: 'many-to-many',
            holdsKey: false,
            pairs: zip(near.targets, near.columns),
            tables: { from: near.tables.to, to: far.tables.to },
            junction: {
              relation: junction,
              constraint: far.name,
              onward: zip(far.columns, far.targets),
            },
            computed: undefined,
          }),
        ),
    );
  });
}

function zip(left: readonly string[], right: readonly string[]): ColumnPair[] {
  return left.map((name, index) => [name, right[index] ?? '']);
}
