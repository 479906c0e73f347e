import type { Query } from '#server/backend/database/database.ts';

/** Runs a query whose rows have one text column called `line`. */
export async function selectLines(
  query: Query,
  text: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const { rows } = await query<{ line: string }>(text, values);
  return rows.map((row) => row.line);
}

/** The statement that comments on an object, or none when there is no comment. */
export function commentOn(object: string, comment: string | null): string[] {
  return comment === null ? [] : [`comment on ${object} is '${comment.replaceAll("'", "''")}';`];
}
