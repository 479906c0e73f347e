import type { Format } from '../parse/media-type.ts';

/** What a statement's rows become: `none` gives their number only, the `scalar`s are values of a function. */
export type Shape = Format | 'none' | 'scalar' | 'scalars';

/** Name of the statement's rows in a `with` query. */
export const SOURCE = 'pgrst_source';

/**
 * Wraps a SELECT so that each of its rows comes as PostgreSQL's own text: JSON, or a line of CSV with the names of the
 * columns beside the first. One row at a time is all that PostgreSQL holds, and the answer can be measured as it
 * comes. A scalar's rows have one column, `s`.
 *
 * @param numbers SELECTs of one number each, which then are the last columns of at least one row; the first is null if
 *   there are no rows
 * @param stripsNulls whether keys are left out whose value is null
 */
export function resultSql(
  shape: Shape,
  rows: string,
  numbers: readonly string[] = [],
  stripsNulls = false,
): string {
  if (shape === 'none') {
    const more = numbers.map((number) => `, (${number})`);
    return `select null, count(*)${more.join('')} from (${rows}) r`;
  }
  const texts = `select ${textSql(shape, stripsNulls)} from (${rows}) r`;
  if (numbers.length === 0) return texts;
  const counted = numbers.map((number, index) => `(${number}) as n${index}`).join(', ');
  return `select x.*, c.* from (select ${counted}) c left join lateral (${texts}) x on true`;
}

function textSql(shape: Exclude<Shape, 'none'>, stripsNulls: boolean): string {
  const strip = (json: string) => (stripsNulls ? `json_strip_nulls(${json})` : json);
  switch (shape) {
    case 'array':
    case 'object':
      return strip('row_to_json(r)');
    case 'scalar':
    case 'scalars':
      return `coalesce(${strip('to_json(r.s)')}::text, 'null')`;
    case 'csv':
      return (
        'substring(r::text, 2, length(r::text) - 2), case when row_number() over () = 1 then ' +
        `(select coalesce(string_agg(k, ','), '') from json_object_keys(row_to_json(r)) k) end`
      );
  }
}
