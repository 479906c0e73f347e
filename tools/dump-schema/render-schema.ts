import type { Query } from '#server/backend/database/database.ts';
import { renderFunctions } from './functions.ts';
import { renderSchemaGrants } from './grants.ts';
import { renderRelations } from './relations.ts';
import { commentOn, selectLines } from './select-lines.ts';

/** The schemas that the product's migrations own. */
const SCHEMAS = ['private', 'public'] as const;

const HEADER = `-- The schema that the migrations add up to, written by tools/dump-schema.ts from the catalogue.
-- For reading and for reviewing what a migration changes. Do not edit: add a migration and write it again.`;

/** Raised when the schema holds something this tool does not know how to write. */
export class UnknownObjectError extends Error {
  constructor(objects: readonly string[]) {
    super(`schema.sql would not show ${objects.join(', ')}: teach tools/dump-schema/ to write it.`);
    this.name = 'UnknownObjectError';
  }
}

/**
 * Writes what the migrations made: tables, views, functions, policies, grants, triggers and comments of the
 * schemas `private` and `public`, and the triggers on other schemas' tables that call their functions. The same
 * catalogue always gives the same text.
 *
 * @param transaction a transaction: its search path is emptied, so that every name is written with its schema
 * @throws UnknownObjectError when the schemas hold a kind of object that would be left out
 */
export async function renderSchema({ query }: { readonly query: Query }): Promise<string> {
  await query(`select set_config('search_path', '', true)`);
  const unknown = await selectLines(query, unknownObjects, [SCHEMAS]);
  if (unknown.length > 0) throw new UnknownObjectError(unknown);

  const blocks = [HEADER];
  for (const schema of SCHEMAS) {
    const comment = await selectLines(query, schemaComment, [schema]);
    blocks.push(
      [
        `create schema ${schema};`,
        ...commentOn(`schema ${schema}`, comment[0] ?? null),
        ...(await renderSchemaGrants(query, schema)),
      ].join('\n'),
      ...(await renderFunctions(query, schema)),
      ...(await renderRelations(query, schema)),
    );
  }
  blocks.push(...(await selectLines(query, foreignTriggers, [SCHEMAS])));
  return `${blocks.join('\n\n')}\n`;
}

const schemaComment = `
  select obj_description(oid, 'pg_namespace') as line from pg_namespace
  where nspname = $1 and obj_description(oid, 'pg_namespace') is not null`;

const foreignTriggers = `
  select pg_get_triggerdef(pg_trigger.oid) || ';' as line
  from pg_trigger
  join pg_class on pg_class.oid = tgrelid
  join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal
    and relnamespace <> all ($1::text[]::regnamespace[]) and pronamespace = any ($1::text[]::regnamespace[])
  order by tgrelid::regclass::text collate "C", tgname collate "C"`;

const unknownObjects = `
  select oid::regclass::text as line from pg_class
  where relnamespace = any ($1::text[]::regnamespace[]) and relkind not in ('r', 'v', 'i')
  union all
  select oid::regprocedure::text from pg_proc
  where pronamespace = any ($1::text[]::regnamespace[]) and prokind not in ('f', 'p')
  union all
  select oid::regtype::text from pg_type
  where typnamespace = any ($1::text[]::regnamespace[]) and typtype in ('d', 'e', 'r')
  order by 1`;
