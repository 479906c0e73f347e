import type { Condition } from './change-filter.ts';
import type { Relation, Tuple } from './pgoutput.ts';

/** Types whose values are equal when their texts are: bigint, smallint, integer, uuid. */
const PLAIN_TYPES = new Set([20, 21, 23, 2950]);
const PLAIN_VALUE = /^(?:0|-?[1-9]\d*|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Whether a filter on a deletion holds: only equality with columns of the key can be told. */
export function keyMatches(conditions: readonly Condition[], key: ReadonlyMap<string, string>): boolean {
  return conditions.every(({ column, operator, isNegated, values }) => {
    const value = key.get(column);
    if (value === undefined || isNegated || (operator !== 'eq' && operator !== 'in')) return false;
    return values.includes(value);
  });
}

/**
 * Whether a row may match a filter: false only where that is certain without asking PostgreSQL. Most subscriptions are for
 * the rows of one account, and most rows belong to others.
 */
export function mayMatch(conditions: readonly Condition[], { columns }: Relation, row: Tuple): boolean {
  return conditions.every(({ column, operator, isNegated, values }) => {
    const index = columns.findIndex(({ name }) => name === column);
    const value = row[index];
    const isPlain =
      PLAIN_TYPES.has(columns[index]?.typeOid ?? 0) && values.every((one) => PLAIN_VALUE.test(one));
    if (!isPlain || isNegated || value === undefined || (operator !== 'eq' && operator !== 'in')) return true;
    return value !== null && values.includes(value);
  });
}
