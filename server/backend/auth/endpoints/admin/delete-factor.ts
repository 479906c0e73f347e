import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { privateReply } from '../../exchange/reply.ts';
import { factorIdOf } from '../../factors/factor-path.ts';
import { factorJson, lockFactor } from '../../factors/factor-row.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import { closeSessions } from '../../sessions/close-sessions.ts';
import { lockUser } from '../../users/user-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

/** `DELETE /admin/users/{id}/factors/{id}`: for somebody who lost their phone. A verified factor ends every session. */
export const deleteFactor: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const factor = await context.database.transaction(async ({ query }) => {
    const { id: userId } = await findSubject(query, request, lockUser);
    const found = await lockFactor(query, userId, factorIdOf(request));
    if (found.status === 'verified') await closeSessions(query, userId, 'global', null);
    await removeFactor(query, found);
    await audit(context, query, request, 'factor_deleted', userId);
    return found;
  });
  return privateReply(factorJson(factor));
};
