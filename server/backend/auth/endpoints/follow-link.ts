import type { Endpoint } from '../context.ts';
import { AuthError, linkExpired, validationFailed } from '../errors.ts';
import { readRedirect } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { isPkceToken } from '../one-time-tokens/one-time-token.ts';
import { redeemLink } from '../one-time-tokens/redeem-token.ts';
import { withFragment, withQuery } from '../redirects/allow-list.ts';
import { errorFacts, redirectReply, sessionFacts } from '../redirects/redirect-reply.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { OTHER_MAILBOX, verificationError, verify } from '../verification/complete-verification.ts';
import { verificationTypeOf } from '../verification/verification-type.ts';

/**
 * `GET /verify`: somebody follows the link of a mail, and is sent on: with a session or an error in the fragment, or in
 * a PKCE flow with a code or an error in the query.
 */
export const followLink: Endpoint = async (context, request) => {
  const query = new URLSearchParams(request.search);
  const type = query.get('type') ?? '';
  const token = query.get('token') ?? query.get('token_hash') ?? '';
  if (token === '') throw validationFailed('Verify requires a token or a token hash');
  const { tokens, by } = verificationTypeOf(type);
  if (by === 'phone') throw validationFailed('A text message has no link');
  const target = readRedirect(context, request);
  const withFacts = isPkceToken(token) ? withQuery : withFragment;
  try {
    await enforceRateLimit(context, request, 'token_verifications');
    const result = await verify(context, request, (query) => redeemLink(context, query, token, tokens), null);
    if (result.outcome === 'other-mailbox')
      return redirectReply(withFacts(target, { message: OTHER_MAILBOX }));
    if (result.outcome === 'auth-code') return redirectReply(withQuery(target, { code: result.code }));
    if (result.outcome !== 'signed-in') throw verificationError(result.outcome, linkExpired());
    const session = await sessionJson(context, result.account, result.session);
    const password: Record<string, string> = result.isHandedOver ? { new_password_needed: 'true' } : {};
    return redirectReply(withFragment(target, { ...sessionFacts(session), type, ...password }));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirectReply(withFacts(target, errorFacts(error)));
  }
};
