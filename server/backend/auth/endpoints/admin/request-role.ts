import type { Query } from '../../../database/database.ts';
import { validationFailed } from '../../errors.ts';

/**
 * Makes sure that a user may have this database role: one that the engine's own `authenticator` may take, as a project
 * grants it, and none that stands above row-level security, logs in by itself or owns anything.
 *
 * @throws AuthError `validation_failed`
 */
export async function requireRequestRole(query: Query, role: string): Promise<void> {
  const { rowCount } = await query(
    `select from pg_roles where rolname = $1 and not rolsuper and not rolcanlogin and not rolcreaterole
       and (not rolbypassrls or rolname = 'service_role')
       and pg_has_role('authenticator', oid, 'member')
       and pg_has_role(current_user, oid, 'member')
       and not exists (select from pg_class where relowner = pg_roles.oid)
       and not exists (select from pg_database where datdba = pg_roles.oid)`,
    [role],
  );
  if (rowCount === 0) throw validationFailed('role: is not the name of a role that requests may take');
}
