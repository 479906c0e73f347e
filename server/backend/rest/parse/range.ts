import { RestError } from '../rest-error.ts';

/** Rows asked for: `limit` undefined means all that may be had. */
export type RowRange = { readonly limit: number | undefined; readonly offset: number };

/**
 * Joins the `Range` header (`0-24`, `10-`) with the parameters `limit` and `offset`: the rows in both.
 *
 * @throws RestError 416 PGRST103 when the header ends before it begins
 */
export function readRange(
  header: string | undefined,
  limit: number | undefined,
  offset: number | undefined,
): RowRange {
  const match = header === undefined ? null : /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header.trim());
  if (!match) return { limit, offset: offset ?? 0 };
  const first = Number(match[1]);
  const last = match[2] === '' ? Number.POSITIVE_INFINITY : Number(match[2]);
  if (last < first) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  const from = Math.max(first, offset ?? 0);
  const until = Math.min(last + 1, limit === undefined ? Number.POSITIVE_INFINITY : (offset ?? 0) + limit);
  return { limit: until === Number.POSITIVE_INFINITY ? undefined : Math.max(until - from, 0), offset: from };
}
