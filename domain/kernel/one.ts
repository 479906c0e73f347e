/**
 * The row that a query has to have, such as the sum of a table or what an insert returns.
 *
 * @throws when there is none or more than one: nothing is made up for a row that is missing
 */
export function one<T>(rows: readonly T[]): T {
  const row = oneOrNone(rows);
  if (row === undefined) throw new Error('No row where exactly one is meant.');
  return row;
}

/**
 * The row that a query may have, such as the one under a key that somebody sent; undefined when there is none.
 *
 * @throws when there is more than one
 */
export function oneOrNone<T>(rows: readonly T[]): T | undefined {
  if (rows.length > 1) throw new Error(`${rows.length} rows where one at most is meant.`);
  return rows.at(0);
}
