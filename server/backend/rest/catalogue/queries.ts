/**
 * Catalogue queries. `pg_catalog` is readable by every role, so they work for the login role of requests.
 * They run with an empty `search_path`, so that every type name comes with its schema. Functions that look an
 * object up by its name are avoided: they need the right to enter its schema, which the login role lacks.
 */

const USER_SCHEMAS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`;

export type RelationRow = {
  oid: string;
  schema: string;
  name: string;
  kind: string;
  description: string | null;
  columns: {
    number: number;
    name: string;
    type: string;
    base_type: string;
    nullable: boolean;
    default: string | null;
    max_length: number | null;
    enum_values: string[] | null;
    description: string | null;
  }[];
};

/** Tables, views and composite types with their columns. Partitions are reached through their parent. */
export const RELATIONS = `
select c.oid::text as oid, n.nspname as schema, c.relname as name, c.relkind as kind,
  obj_description(c.oid, 'pg_class') as description,
  coalesce((
    select json_agg(json_build_object(
      'number', a.attnum,
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'base_type', coalesce(bt.typname, t.typname),
      'nullable', not (a.attnotnull or t.typnotnull),
      'default', case
        when a.attidentity <> '' then (
          select format('nextval(%L)', s.oid::regclass::text)
          from pg_depend dep join pg_class s on s.oid = dep.objid and s.relkind = 'S'
          where dep.refobjid = c.oid and dep.refobjsubid = a.attnum and dep.deptype = 'i' limit 1)
        when a.attgenerated = '' then coalesce(pg_get_expr(d.adbin, d.adrelid), pg_get_expr(t.typdefaultbin, 0))
      end,
      'max_length', case when t.typname in ('varchar', 'bpchar') and a.atttypmod > 4 then a.atttypmod - 4 end,
      'enum_values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
        where e.enumtypid = coalesce(bt.oid, t.oid)),
      'description', col_description(c.oid, a.attnum)
    ) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_type bt on bt.oid = nullif(t.typbasetype, 0)
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ), '[]') as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p', 'c') and not c.relispartition and ${USER_SCHEMAS}
order by n.nspname, c.relname`;

export type ConstraintRow = {
  name: string;
  kind: 'p' | 'u' | 'f';
  relation: string;
  columns: number[];
  target: string;
  target_columns: number[] | null;
};

/** Primary keys, unique constraints and foreign keys; those of partitions repeat their parent's. */
export const CONSTRAINTS = `
select k.conname as name, k.contype as kind, k.conrelid::text as relation, k.conkey as columns,
  k.confrelid::text as target, k.confkey as target_columns
from pg_constraint k join pg_namespace n on n.oid = k.connamespace
where k.contype in ('p', 'u', 'f') and k.conparentid = 0 and ${USER_SCHEMAS}
order by k.conname`;

export type ViewRow = { oid: string; schema: string; name: string; definition: string };

/** The rewrite rules of views, as PostgreSQL's node trees. */
export const VIEWS = `
select c.oid::text as oid, n.nspname as schema, c.relname as name, r.ev_action::text as definition
from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_rewrite r on r.ev_class = c.oid
where c.relkind in ('v', 'm') and r.rulename = '_RETURN' and ${USER_SCHEMAS}`;

export type RoutineRow = {
  schema: string;
  name: string;
  names: string[] | null;
  modes: string[] | null;
  input_types: string[];
  all_types: string[] | null;
  defaults: number;
  volatility: 'i' | 's' | 'v';
  returns_set: boolean;
  /** Whether it is declared to return one row at most. */
  returns_one: boolean;
  return_type: string;
  return_kind: string;
  return_relation: string;
  variadic: boolean;
  callers: string[];
  description: string | null;
  /** Table whose row is the only argument, else "0". */
  row_argument: string;
};

/**
 * Functions of the exposed schemas that a request could call. Their types come with the modifier -1, since without one
 * `character` and `bit` would mean a single character and a single bit, to which a cast silently cuts.
 */
export const ROUTINES = `
select n.nspname as schema, p.proname as name, p.proargnames as names, p.proargmodes::text[] as modes,
  array(select format_type(u.type, -1) from unnest(p.proargtypes::oid[]) with ordinality u(type, i)
    order by i) as input_types,
  case when p.proallargtypes is not null then array(
    select format_type(u.type, -1) from unnest(p.proallargtypes) with ordinality u(type, i) order by i
  ) end as all_types,
  p.pronargdefaults as defaults, p.provolatile as volatility, p.proretset as returns_set, p.prorows <= 1 as returns_one,
  format_type(p.prorettype, -1) as return_type, coalesce(bt.typtype, t.typtype) as return_kind,
  coalesce(bt.typrelid, t.typrelid)::text as return_relation, p.provariadic <> 0 as variadic,
  obj_description(p.oid, 'pg_proc') as description,
  array(select r.rolname::text from pg_roles r
    where pg_has_role(r.oid, 'member') and has_function_privilege(r.oid, p.oid, 'execute')) as callers,
  case when p.pronargs = 1 then (select a.typrelid::text from pg_type a where a.oid = p.proargtypes[0])
    else '0' end as row_argument
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
join pg_type t on t.oid = p.prorettype
left join pg_type bt on bt.oid = nullif(t.typbasetype, 0)
where p.prokind = 'f' and n.nspname = any($1)
  and t.typname not in ('trigger', 'event_trigger', 'internal', 'language_handler')
order by n.nspname, p.proname, p.pronargs, pg_get_function_identity_arguments(p.oid)`;

/**
 * Whether anything that requests run looks at `request.method` or `request.path`, and whether a function may set something
 * of the answer. Names put together at run time escape this search.
 */
export const READS_SETTINGS = `
with functions as (
  select concat(p.prosrc, pg_get_function_sqlbody(p.oid)) as source
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind <> 'a' and ${USER_SCHEMAS})
select exists (
  select from functions where source ~ 'request\\.(method|path)'
  union all
  select from pg_policy where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    ~ 'request\\.(method|path)'
  union all
  select from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and pg_get_viewdef(c.oid) ~ 'request\\.(method|path)' and ${USER_SCHEMAS}
) as request_line,
exists (select from functions where source ~ 'response\\.(status|headers)') as response`;
