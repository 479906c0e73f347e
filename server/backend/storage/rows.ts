import type { StatementResult } from '../database/batch.ts';

/** The rows of a statement that selects one column of JSON. */
export function jsonRows<Row>(result: StatementResult | undefined): Row[] {
  return (result?.rows ?? []).map(([text]) => JSON.parse(text ?? 'null') as Row);
}

/** A moment as JavaScript writes it, whatever the time zone of the connection. */
export function momentSql(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
