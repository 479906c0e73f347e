import type { Endpoint } from '../../context.ts';
import { privateReply } from '../../exchange/reply.ts';
import { userJson } from '../../users/user-json.ts';
import { loadAccount } from '../../users/user-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

/** `GET /admin/users/{id}`. */
export const getUserById: Endpoint = async ({ database }, request) => {
  requireServiceRole(request);
  const { id } = await findSubject(database.query, request);
  return privateReply(userJson(await loadAccount(database.query, id)));
};
