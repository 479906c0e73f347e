import type { Query } from '#server/backend/database/database.ts';
import { renderFunctionGrants } from './grants.ts';
import { commentOn } from './select-lines.ts';

type Routine = { oid: number; signature: string; definition: string; comment: string | null };

/** Writes every function of a schema with its comment and grants, in the order of their names. */
export async function renderFunctions(query: Query, schema: string): Promise<string[]> {
  const { rows } = await query<Routine>(
    `select oid::int4, oid::regprocedure::text as signature, rtrim(pg_get_functiondef(oid), E'\\n') as definition,
       obj_description(oid, 'pg_proc') as comment
     from pg_proc where pronamespace = $1::regnamespace
     order by oid::regprocedure::text collate "C"`,
    [schema],
  );
  const blocks: string[] = [];
  for (const { oid, signature, definition, comment } of rows) {
    const grants = await renderFunctionGrants(query, oid, signature);
    const lines = [`${definition};`, ...commentOn(`function ${signature}`, comment), ...grants];
    blocks.push(lines.join('\n'));
  }
  return blocks;
}
