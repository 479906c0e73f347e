import type { Reply } from '../../http/exchange.ts';
import type { AuthError } from '../errors.ts';
import type { SessionJson } from '../sessions/session-json.ts';

/** Sends a browser on; what stands in the address is for nobody else. */
export function redirectReply(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' } };
}

/** A session as the official client reads it from a fragment. */
export function sessionFacts(session: SessionJson): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  };
}

/** OAuth's words for a status, as GoTrue chooses them. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** An error as the official client reads it from an address. */
export function errorFacts(error: AuthError): Record<string, string> {
  const word = OAUTH_ERRORS[error.status];
  return {
    ...(word === undefined ? {} : { error: word }),
    error_code: error.code,
    error_description: error.message,
  };
}
