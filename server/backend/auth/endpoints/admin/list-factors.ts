import type { Endpoint } from '../../context.ts';
import { privateReply } from '../../exchange/reply.ts';
import { factorJson, findFactorsOf } from '../../factors/factor-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

/** `GET /admin/users/{id}/factors`. */
export const listFactors: Endpoint = async ({ database }, request) => {
  requireServiceRole(request);
  const { id } = await findSubject(database.query, request);
  const factors = await findFactorsOf(database.query, [id]);
  return privateReply(factors.map(factorJson));
};
