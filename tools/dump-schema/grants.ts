import type { Query } from '#server/backend/database/database.ts';
import { selectLines } from './select-lines.ts';

/** The grants on a table or view to everybody but its owner; those on single columns name the columns. */
export function renderRelationGrants(query: Query, oid: number, name: string): Promise<string[]> {
  return selectLines(
    query,
    `with privileges as (
       select grantee, privilege_type, null::text as columns
       from pg_class, aclexplode(relacl)
       where pg_class.oid = $1::oid and grantee <> relowner
       union all
       select grantee, privilege_type, string_agg(quote_ident(attname), ', ' order by attnum)
       from pg_attribute, aclexplode(attacl)
       where attrelid = $1::oid
       group by grantee, privilege_type
     )
     select format('grant %s on table %s to %s;',
       string_agg(concat(lower(privilege_type), ' (' || columns || ')'), ', '
         order by array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], privilege_type),
           privilege_type, columns nulls first),
       $2::text, ${granteeName}) as line
     from privileges
     group by grantee
     order by ${granteeName} collate "C"`,
    [oid, name],
  );
}

/** The grants on a function. One without any entry may be called by everybody, and that is written out. */
export function renderFunctionGrants(query: Query, oid: number, signature: string): Promise<string[]> {
  return selectLines(
    query,
    `select format('grant execute on function %s to %s;', $2::text, ${granteeName}) as line
     from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
     where pg_proc.oid = $1::oid and grantee <> proowner
     order by ${granteeName} collate "C"`,
    [oid, signature],
  );
}

/** The grants on a schema. */
export function renderSchemaGrants(query: Query, schema: string): Promise<string[]> {
  return selectLines(
    query,
    `select format('grant %s on schema %I to %s;',
       string_agg(lower(privilege_type), ', ' order by privilege_type), $1::text, ${granteeName}) as line
     from pg_namespace, aclexplode(nspacl)
     where nspname = $1 and grantee <> nspowner
     group by grantee
     order by ${granteeName} collate "C"`,
    [schema],
  );
}

const granteeName = `case grantee when 0 then 'public' else grantee::regrole::text end`;
