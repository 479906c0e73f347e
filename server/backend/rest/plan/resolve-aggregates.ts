import type { Relation } from '../catalogue/catalogue.ts';
import type { Aggregate, SelectItem } from '../parse/select.ts';
import { RestError } from '../rest-error.ts';

/**
 * The items of one level of `select` with their aggregates. The bare name `count`, where no column has it, counts the rows;
 * by itself it may always be asked for, as `count=exact` may.
 *
 * @throws RestError PGRST123 when aggregates are switched off
 */
export function resolveAggregates(
  items: readonly SelectItem[],
  relation: Relation,
  isAllowed: boolean,
): readonly SelectItem[] {
  const resolved = items.map((item) => countOf(item, relation) ?? item);
  const isBareCount = items.length === 1 && items[0]?.kind === 'field';
  if (!isAllowed && !isBareCount && resolved.some((item) => item.kind === 'aggregate')) throw notAllowed();
  return resolved;
}

/** The refusal of aggregates, and of to-many resources that are spread, which are put together like them. */
export function notAllowed(): RestError {
  return new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}

function countOf(item: SelectItem, relation: Relation): Aggregate | undefined {
  if (item.kind !== 'field' || item.field.name !== 'count' || item.field.path.length > 0) return undefined;
  if (relation.columns.has('count') || relation.computed.has('count')) return undefined;
  const { alias, cast } = item;
  return { kind: 'aggregate', function: 'count', field: undefined, argumentCast: undefined, alias, cast };
}
