import type { Reply } from '../../gateway/exchange.ts';
import type { Endpoint } from '../context.ts';
import { AuthError, linkExpired, validationFailed } from '../errors.ts';
import { readRedirect } from '../exchange/reply.ts';
import { limitRequests } from '../limits/request-limits.ts';
import { redeemLink } from '../one-time-tokens/redeem-token.ts';
import { withFragment } from '../redirects/allow-list.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { OTHER_MAILBOX, verificationError, verify } from '../verification/complete-verification.ts';
import { tokenTypesOf } from '../verification/verification-type.ts';

/** `GET /verify`: somebody follows the link of a mail, and is sent on with a session or an error in the fragment. */
export const followLink: Endpoint = async (context, request) => {
  const query = new URLSearchParams(request.search);
  const type = query.get('type') ?? '';
  const token = query.get('token') ?? query.get('token_hash') ?? '';
  if (token === '') throw validationFailed('Verify requires a token or a token hash');
  const types = tokenTypesOf(type);
  const target = readRedirect(context, request);
  try {
    await limitRequests(context, request, 'token_verifications');
    const result = await verify(context, request, (query) => redeemLink(context, query, token, types));
    if (result.outcome === 'other-mailbox') return redirect(target, { message: OTHER_MAILBOX });
    if (result.outcome !== 'signed-in') throw verificationError(result.outcome, linkExpired());
    const session = await sessionJson(context, result.account, result.session);
    return redirect(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(target, errorFacts(error));
  }
};

/** OAuth's words for a status, as GoTrue chooses them. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};

function errorFacts(error: AuthError): Record<string, string> {
  const word = OAUTH_ERRORS[error.status];
  return {
    ...(word === undefined ? {} : { error: word }),
    error_code: error.code,
    error_description: error.message,
  };
}

function redirect(target: string, facts: Readonly<Record<string, string>>): Reply {
  return { status: 303, headers: { location: withFragment(target, facts), 'cache-control': 'no-store' } };
}
