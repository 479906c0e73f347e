import type { Resource } from '../plan/resource.ts';
import { quoteIdentifier } from './quote.ts';

/**
 * RETURNING with the columns that the answer needs and no others, so that a role which may not read the rest
 * can still write.
 */
export function returningSql(resource: Resource): string {
  const names = new Set<string>();
  for (const item of resource.items) {
    if ((item.kind === 'field' || item.kind === 'aggregate') && item.field) names.add(item.field.name);
  }
  for (const { relation, field } of resource.order) if (relation === undefined) names.add(field.name);
  for (const child of resource.children) for (const [from] of child.relationship.pairs) names.add(from);
  // A computed column takes the whole row, and so does a computed relationship.
  const isWhole =
    resource.children.some((child) => child.relationship.computed) ||
    resource.items.some((item) => item.kind === 'star') ||
    [...names].some((name) => !resource.relation.columns.has(name));
  return isWhole ? ' returning t0.*' : allReturned([...names]);
}

/** RETURNING of these columns; of none, it still returns a row for each one written. */
export function allReturned(names: readonly string[]): string {
  if (names.length === 0) return ' returning 1';
  return ` returning ${names.map((name) => `t0.${quoteIdentifier(name)}`).join(', ')}`;
}
