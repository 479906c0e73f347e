import type { Query } from '#server/backend/database/database.ts';
import { renderRelationGrants } from './grants.ts';
import { commentOn, selectLines } from './select-lines.ts';

/** A table or a view of one of the schemas that are written. `name` is qualified and quoted. */
type Relation = {
  readonly oid: number;
  readonly name: string;
  readonly kind: 'r' | 'v';
  readonly options: string;
  readonly comment: string | null;
};

/** Writes every table and view of a schema with all that belongs to it, in the order of their names. */
export async function renderRelations(query: Query, schema: string): Promise<string[]> {
  const { rows } = await query<Relation>(
    `select oid::int4, oid::regclass::text as name, relkind as kind,
       coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') as options,
       obj_description(oid, 'pg_class') as comment
     from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'v')
     order by relkind, relname collate "C"`,
    [schema],
  );
  const blocks: string[] = [];
  for (const relation of rows) {
    const lines =
      relation.kind === 'r' ? await renderTable(query, relation) : await renderView(query, relation);
    blocks.push(lines.join('\n'));
  }
  return blocks;
}

async function renderTable(query: Query, table: Relation): Promise<string[]> {
  const parts = [...(await selectColumns(query, table)), ...(await selectConstraints(query, table))];
  return [
    `create table ${table.name}${table.options} (\n  ${parts.join(',\n  ')}\n);`,
    ...(await selectComments(query, table, 'table')),
    ...(await selectIndexes(query, table)),
    ...(await selectRowSecurity(query, table)),
    ...(await renderRelationGrants(query, table.oid, table.name)),
    ...(await selectPolicies(query, table)),
    ...(await selectTriggers(query, table)),
  ];
}

async function renderView(query: Query, view: Relation): Promise<string[]> {
  const definition = await selectLines(query, `select pg_get_viewdef($1::oid) as line`, [view.oid]);
  return [
    `create view ${view.name}${view.options} as\n${definition.join('\n')}`,
    ...(await selectComments(query, view, 'view')),
    ...(await renderRelationGrants(query, view.oid, view.name)),
  ];
}

/** In the order in which the table shows them, each with its type, nullness and default. */
function selectColumns(query: Query, table: Relation): Promise<string[]> {
  return selectLines(
    query,
    `select concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
       case when attnotnull then 'not null' end,
       case
         when attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
         when attidentity <> '' then 'generated always as identity'
         else 'default ' || pg_get_expr(adbin, adrelid)
       end) as line
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = $1::oid and attnum > 0 and not attisdropped
     order by attnum`,
    [table.oid],
  );
}

/** Keys, references and checks. That a column is not null is written with the column. */
function selectConstraints(query: Query, table: Relation): Promise<string[]> {
  return selectLines(
    query,
    `select format('constraint %I %s', conname, pg_get_constraintdef(oid)) as line
     from pg_constraint where conrelid = $1::oid and contype <> 'n' and contype <> 't'
     order by strpos('puxfc', contype::text), conname collate "C"`,
    [table.oid],
  );
}

async function selectComments(query: Query, relation: Relation, kind: 'table' | 'view'): Promise<string[]> {
  const columns = await selectLines(
    query,
    `select format('comment on column %s.%I is %L;', $2::text, attname, col_description(attrelid, attnum)) as line
     from pg_attribute
     where attrelid = $1::oid and attnum > 0 and col_description(attrelid, attnum) is not null
     order by attnum`,
    [relation.oid, relation.name],
  );
  return [...commentOn(`${kind} ${relation.name}`, relation.comment), ...columns];
}

/** Without the indexes that constraints bring along. */
function selectIndexes(query: Query, table: Relation): Promise<string[]> {
  return selectLines(
    query,
    `select pg_get_indexdef(indexrelid) || ';' as line from pg_index
     where indrelid = $1::oid and not exists (select from pg_constraint where conindid = indexrelid)
     order by indexrelid::regclass::text collate "C"`,
    [table.oid],
  );
}

function selectRowSecurity(query: Query, table: Relation): Promise<string[]> {
  return selectLines(
    query,
    `select format('alter table %s %s row level security;', $2::text, verb) as line
     from pg_class, unnest(array[
       case when relrowsecurity then 'enable' end, case when relforcerowsecurity then 'force' end]) as verb
     where oid = $1::oid and verb is not null`,
    [table.oid, table.name],
  );
}

function selectPolicies(query: Query, table: Relation): Promise<string[]> {
  return selectLines(
    query,
    `select concat(
       format('create policy %I on %s', polname, $2::text),
       case when not polpermissive then ' as restrictive' end,
       E'\\n  for ', case polcmd
         when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
       ' to ', (
         select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text)
         from unnest(polroles) as role),
       E'\\n  using (' || pg_get_expr(polqual, polrelid) || ')',
       E'\\n  with check (' || pg_get_expr(polwithcheck, polrelid) || ')',
       ';') as line
     from pg_policy where polrelid = $1::oid
     order by polname collate "C"`,
    [table.oid, table.name],
  );
}

function selectTriggers(query: Query, table: Relation): Promise<string[]> {
  return selectLines(
    query,
    `select pg_get_triggerdef(oid) || ';' as line from pg_trigger
     where tgrelid = $1::oid and not tgisinternal
     order by tgname collate "C"`,
    [table.oid],
  );
}
