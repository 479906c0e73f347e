import type { Query } from '../../../database/database.ts';
import type { GatewayRequest } from '../../../http/exchange.ts';
import { AuthError } from '../../errors.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import { findUserById, type UserRow } from '../../users/user-row.ts';

/** Only the secret API key opens the admin paths. @throws AuthError `not_admin` */
export function requireServiceRole(request: GatewayRequest): void {
  if (request.identity.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}

/** The user that `/admin/users/{id}`, or a path below it, names. @throws AuthError 404 */
export async function findSubject(
  query: Query,
  request: GatewayRequest,
  find: (query: Query, id: string) => Promise<UserRow | undefined> = findUserById,
): Promise<UserRow> {
  const id = request.path.split('/')[3] ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await find(query, id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
