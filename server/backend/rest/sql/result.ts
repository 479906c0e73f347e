import type { Format } from '../parse/media-type.ts';

/** How a statement's rows become one row: `none` gives their number only. */
export type Shape = Format | 'none' | 'scalar' | 'scalars';

/** Name of the statement's rows in a `with` query. */
export const SOURCE = 'pgrst_source';

/**
 * Wraps a SELECT so that it returns one row: the body as PostgreSQL's own JSON text, the number of rows, and
 * whatever `more` adds. A scalar's rows have one column, `s`.
 *
 * @param more further expressions, with a leading comma
 */
export function resultSql(shape: Shape, rows: string, more: string): string {
  if (shape === 'csv') {
    return (
      `select (select coalesce(string_agg(k, ','), '') from json_object_keys((select row_to_json(r) ` +
      `from (${rows}) r limit 1)) k) || E'\\n' || ` +
      `coalesce(string_agg(substring(r::text, 2, length(r::text) - 2), E'\\n'), ''), count(*)${more} from (${rows}) r`
    );
  }
  return `select ${bodySql(shape)}, count(*)${more} from (${rows}) r`;
}

function bodySql(shape: Exclude<Shape, 'csv'>): string {
  switch (shape) {
    case 'array':
      return `coalesce(json_agg(r), '[]')`;
    case 'object':
      return 'json_agg(r)->0';
    case 'scalar':
      return 'json_agg(r.s)->0';
    case 'scalars':
      return `coalesce(json_agg(r.s), '[]')`;
    case 'none':
      return 'null';
  }
}
