import * as v from 'valibot';
import { audit } from '../audit.ts';
import type { Endpoint } from '../context.ts';
import { AuthError, userBanned, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { finishFlow } from '../pkce/flow-state.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { isBanned, loadAccount, lockUser } from '../users/user-row.ts';

const body = v.object({ auth_code: optionalText, code_verifier: optionalText });

/** `POST /token?grant_type=pkce`: the browser that began a flow exchanges its code for a session. */
export const exchangeCode: Endpoint = async (context, request) => {
  const { auth_code: code, code_verifier: verifier } = await parseBody(request, body);
  if (code === '' || verifier === '') {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  await enforceRateLimit(context, request, 'token_verifications');
  const result = await context.database.transaction(async ({ query }) => {
    const flow = await finishFlow(context, query, code, verifier);
    if (flow instanceof AuthError) return flow;
    const user = await lockUser(query, flow.userId);
    if (!user) return new AuthError(404, 'user_not_found', 'User not found');
    if (isBanned(user, context.now())) return userBanned(403);
    const session = await openSession(context, query, request, user.id, flow.authenticationMethod);
    await audit(context, query, request, 'login', user.id);
    return { session, account: await loadAccount(query, user.id), tokens: flow.tokens };
  });
  if (result instanceof AuthError) throw result;
  const { accessToken, refreshToken } = result.tokens;
  return privateReply({
    ...(await sessionJson(context, result.account, result.session)),
    ...(accessToken === null ? {} : { provider_token: accessToken }),
    ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }),
  });
};
