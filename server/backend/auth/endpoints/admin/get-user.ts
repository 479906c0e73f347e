import type { Endpoint } from '../../context.ts';
import { privateReply } from '../../exchange/reply.ts';
import { userJson } from '../../users/user-json.ts';
import { findIdentities } from '../../users/user-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

/** `GET /admin/users/{id}`. */
export const getUserById: Endpoint = async ({ database }, request) => {
  requireServiceRole(request);
  const user = await findSubject(database.query, request);
  return privateReply(userJson({ user, identities: await findIdentities(database.query, user.id) }));
};
