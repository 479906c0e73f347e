import type { Aggregate } from '../parse/select.ts';
import { typeSql } from './field.ts';

/** An aggregate on its way from the rows it is of to the level that shows it. */
export type Aggregated = {
  readonly function: Aggregate['function'];
  /** Type of the result, as the request names it. */
  readonly cast: string | undefined;
  /** What it is put together of: values of rows, or sums of some of the rows; an average has a sum and a number then. */
  readonly parts: readonly string[];
  readonly isPartial: boolean;
};

/** The parts for the level above, where all rows of this one have become a single row. */
export function foldParts({
  function: name,
  parts: [first = '', second = ''],
  isPartial,
}: Aggregated): string[] {
  if (name === 'avg')
    return isPartial ? [`sum(${first})`, `sum(${second})`] : [`sum(${first})`, `count(${first})`];
  return [isPartial && name === 'count' ? `sum(${first})` : `${name}(${first})`];
}

/** The aggregate itself. */
export function aggregateSql(aggregated: Aggregated): string {
  const { function: name, cast, isPartial } = aggregated;
  const [first = '', second = ''] = isPartial ? foldParts(aggregated) : aggregated.parts;
  let sql = isPartial ? first : `${name}(${first})`;
  if (isPartial && name === 'avg') sql = `${first} / nullif(${second}, 0)`;
  // A sum of numbers of rows is `numeric` to PostgreSQL.
  if (isPartial && name === 'count') sql = `coalesce(${first}, 0)::bigint`;
  return cast === undefined ? sql : `cast(${sql} as ${typeSql(cast)})`;
}
