import * as v from 'valibot';
import { audit } from '../audit.ts';
import type { Endpoint } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { rotateSession } from '../sessions/rotate-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { findUserById, isBanned, loadAccount } from '../users/user-row.ts';

const body = v.object({ refresh_token: optionalText });

/** `POST /token?grant_type=refresh_token`. */
export const refreshSession: Endpoint = async (context, request) => {
  const { refresh_token: token } = await parseBody(request, body);
  if (token === '') throw validationFailed('refresh_token required');
  await enforceRateLimit(context, request, 'token_refresh');

  const result = await context.database.transaction(async ({ query }) => {
    const rotation = await rotateSession(context, query, token);
    if (rotation.outcome === 'reused') {
      await audit(context, query, request, 'token_revoked', rotation.userId);
      return rotation;
    }
    const user = await findUserById(query, rotation.userId);
    if (!user)
      throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    if (isBanned(user, context.now())) {
      throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
    }
    await audit(context, query, request, 'token_refreshed', user.id);
    return { ...rotation, account: await loadAccount(query, user.id) };
  });

  if (result.outcome === 'reused') {
    context.log.warn('a refresh token was used again', { user: result.userId, session: result.sessionId });
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return privateReply(await sessionJson(context, result.account, result.session));
};
