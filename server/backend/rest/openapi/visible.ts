import type { StatementResult } from '../../database/batch.ts';

/** What a role may do with a table or view: the columns it may use, and whether it may delete rows. */
export type VisibleRelation = {
  readonly readable: ReadonlySet<string>;
  readonly insertable: ReadonlySet<string>;
  readonly updatable: ReadonlySet<string>;
  readonly isDeletable: boolean;
};

/** What a role may see of a schema. */
export type Visible = {
  readonly relations: ReadonlyMap<string, VisibleRelation>;
  readonly routines: ReadonlySet<string>;
};

/** Run as the role in question; `$1` is the schema. */
export const VISIBLE_RELATIONS = `
select c.relname,
  coalesce(json_agg(a.attname) filter (where has_column_privilege(c.oid, a.attnum, 'select')), '[]'),
  coalesce(json_agg(a.attname) filter (where has_column_privilege(c.oid, a.attnum, 'insert')), '[]'),
  coalesce(json_agg(a.attname) filter (where has_column_privilege(c.oid, a.attnum, 'update')), '[]'),
  has_table_privilege(c.oid, 'delete')
from pg_class c join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'f', 'p') and has_schema_privilege(n.oid, 'usage')
group by c.oid, c.relname`;

/** Run as the role in question; `$1` is the schema. */
export const VISIBLE_ROUTINES = `
select distinct p.proname
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname = $1 and p.prokind = 'f' and has_schema_privilege(n.oid, 'usage')
  and has_function_privilege(p.oid, 'execute')`;

/** Reads the results of the two queries. */
export function readVisible(relations: StatementResult, routines: StatementResult): Visible {
  return {
    relations: new Map(
      relations.rows.flatMap(([name, readable, insertable, updatable, isDeletable]) => {
        const visible: VisibleRelation = {
          readable: namesOf(readable),
          insertable: namesOf(insertable),
          updatable: namesOf(updatable),
          isDeletable: isDeletable === 't',
        };
        const isEmpty = visible.readable.size + visible.insertable.size + visible.updatable.size === 0;
        return isEmpty && !visible.isDeletable ? [] : [[name ?? '', visible] as const];
      }),
    ),
    routines: new Set(routines.rows.map(([name]) => name ?? '')),
  };
}

function namesOf(text: string | null | undefined): Set<string> {
  const names: string[] = JSON.parse(text ?? '[]');
  return new Set(names);
}
