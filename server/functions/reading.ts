/** What can be read from the database, together with other such things in one round trip: statements, and what their rows come to. */
export type Reading<Found> = {
  readonly statements: readonly ReadingStatement[];
  /** @param rows of each statement, as JSON */
  readonly read: (rows: readonly string[]) => Found;
};

export type ReadingStatement = { readonly text: string; readonly values: readonly ReadingValue[] };

export type ReadingValue = string | number | boolean | Date | null | readonly string[];

/**
 * Describes one statement without running it. Its rows come as JSON has them: a moment is a text that `Date` takes, and a `bigint` a
 * number.
 *
 * @param shape makes of the rows what was asked for
 */
export function reading<Row, Found>(
  text: string,
  values: readonly ReadingValue[],
  shape: (rows: Row[]) => Found,
): Reading<Found> {
  return {
    statements: [
      { text: `select coalesce(json_agg(asked), '[]')::text as rows from (${text}) as asked`, values },
    ],
    read: ([rows = '[]']) => shape(JSON.parse(rows) as Row[]),
  };
}
