import { audit } from '../../audit.ts';
import type { Endpoint } from '../../context.ts';
import { privateReply } from '../../exchange/reply.ts';
import { factorIdOf } from '../../factors/factor-path.ts';
import { factorJson, lockFactor } from '../../factors/factor-row.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import { closeSessions } from '../../sessions/close-sessions.ts';
import { lockUser } from '../../users/user-row.ts';
import { findSubject, requireServiceRole } from './admin-access.ts';

/** `DELETE /admin/users/{id}/factors/{id}`: for somebody who lost their phone. A verified factor ends every session. */
export const deleteFactor: Endpoint = async (context, request) => {
  requireServiceRole(request);
  const factor = await context.database.transaction(async ({ query }) => {
    const user = await findSubject(query, request, lockUser);
    const found = await lockFactor(query, user.id, factorIdOf(request));
    await removeFactor(query, found);
    if (found.status === 'verified') {
      await closeSessions(query, user.id, 'global', null);
      await notifyOwner(context, query, user, 'factor_removed');
    }
    await audit(context, query, request, 'factor_deleted', user.id);
    return found;
  });
  return privateReply(factorJson(factor));
};
