import type { Catalogue, Relation } from '../catalogue/catalogue.ts';
import { RestError } from '../rest-error.ts';
import { closestName } from './closest-name.ts';

/** @throws RestError 404 PGRST205 when the schema has no such table or view */
export function findRelation(catalogue: Catalogue, schema: string, name: string): Relation {
  const relations = catalogue.relations(schema);
  const relation = relations.get(name);
  if (relation) return relation;
  const closest = closestName(name, relations.keys());
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    closest === undefined ? {} : { hint: `Perhaps you meant the table '${schema}.${closest}'` },
  );
}
