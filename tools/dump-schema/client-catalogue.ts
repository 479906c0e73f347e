/** The roles that a browser can have. */
const CLIENTS = `unnest(array['anon', 'authenticated']) as client`;

/** Every column of `public` that a client may read, with what it may write of it. */
export const columnsQuery = `
  select relname as "table", attname as name, typname as type, attnotnull as not_null,
    atthasdef or attidentity <> '' or attgenerated <> '' as has_default, may_insert, may_update,
    col_description(pg_class.oid, attnum) as comment,
    (select pg_get_constraintdef(oid) from pg_constraint
     where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
       and pg_get_constraintdef(oid) like '% = ANY (ARRAY[%' order by conname limit 1) as "check"
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  cross join lateral (
    select bool_or(has_column_privilege(client, pg_class.oid, attnum, 'select')) as may_select,
      bool_or(has_column_privilege(client, pg_class.oid, attnum, 'insert')) as may_insert,
      bool_or(has_column_privilege(client, pg_class.oid, attnum, 'update')) as may_update
    from ${CLIENTS}
  ) as rights
  where relnamespace = 'public'::regnamespace and relkind = 'r' and may_select
  order by relname collate "C", attname collate "C"`;

/** The foreign keys between tables of `public`. */
export const relationshipsQuery = `
  select pg_class.relname as "table", conname as name, from_columns as columns, to_columns,
    target.relname as to_table,
    exists (select from pg_index where indrelid = conrelid and indisunique and indpred is null
      and (select array_agg(key::int2 order by key) from unnest(indkey::int2[]) as key)
        = (select array_agg(key order by key) from unnest(conkey) as key)) as is_one_to_one
  from pg_constraint
  join pg_class on pg_class.oid = conrelid
  join pg_class as target on target.oid = confrelid and target.relnamespace = pg_class.relnamespace
  cross join lateral (
    select array_agg(attname::text order by place) as from_columns
    from unnest(conkey) with ordinality as key (attnum, place)
    join pg_attribute on attrelid = conrelid and pg_attribute.attnum = key.attnum
  ) as referring
  cross join lateral (
    select array_agg(attname::text order by place) as to_columns
    from unnest(confkey) with ordinality as key (attnum, place)
    join pg_attribute on attrelid = confrelid and pg_attribute.attnum = key.attnum
  ) as referred
  where contype = 'f' and pg_class.relnamespace = 'public'::regnamespace
  order by pg_class.relname collate "C", conname collate "C"`;

/** The functions of `public` that a client may call. */
export const routinesQuery = `
  select proname as name, proisstrict as strict, proretset as returns_set, returned.typname as returns,
    coalesce((
      select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', typname,
          'mode', coalesce(proargmodes[place], 'i'), 'optional', place > pronargs - pronargdefaults and place <= pronargs)
        order by place)
      from unnest(coalesce(proallargtypes, proargtypes::oid[])) with ordinality as argument (type, place)
      join pg_type on pg_type.oid = argument.type
    ), '[]') as arguments
  from pg_proc
  join pg_type as returned on returned.oid = prorettype
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and (select bool_or(has_function_privilege(client, pg_proc.oid, 'execute')) from ${CLIENTS})
  order by proname collate "C"`;
