import type { GatewayRequest, Reply } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { privateReply } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { createUser } from '../users/create-user.ts';
import type { Metadata } from '../users/metadata.ts';
import { loadAccount } from '../users/user-row.ts';

/** `POST /signup` without address, number and password: an account that its session alone opens, until it gets one. */
export async function signUpAnonymously(
  context: AuthContext,
  request: GatewayRequest,
  metadata: Metadata,
): Promise<Reply> {
  if (!context.settings.enable_anonymous_sign_ins) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await enforceRateLimit(context, request, 'anonymous_users');
  const { account, session } = await context.database.transaction(async ({ query }) => {
    const userId = await createUser(query, {
      email: null,
      phone: null,
      passwordHash: null,
      metadata,
      createdAt: new Date(context.now()),
      confirmationSentAt: null,
    });
    if (userId === undefined) throw new Error('An id drawn by lot was taken.');
    await audit(context, query, request, 'user_signedup', userId);
    const opened = await openSession(context, query, request, userId, 'anonymous');
    return { account: await loadAccount(query, userId), session: opened };
  });
  return privateReply(await sessionJson(context, account, session));
}
