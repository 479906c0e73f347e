import { randomBytes } from 'node:crypto';
import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { OAUTH_STATE_SECONDS } from '../limits/limits.ts';

/** Names a browser for as long as a sign-in at a provider takes; it opens nothing by itself. */
const NAME = 'sb-oauth-browser';

/** The browser's name for this request; an empty text when it has none. */
export function readBrowser(request: GatewayRequest): string {
  return (
    new RegExp(`(?:^|; )${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
  );
}

/**
 * The browser's name, a new one if it has none, and the cookie that keeps it. Several tabs share one name. `Lax` lets it
 * come back with the visitor from the provider.
 */
export function identifyBrowser(
  { issuer }: AuthContext,
  request: GatewayRequest,
): { readonly browser: string; readonly cookie: string } {
  const browser = readBrowser(request) || randomBytes(32).toString('base64url');
  const secure = issuer.startsWith('https:') ? '; Secure' : '';
  const path = new URL(issuer).pathname;
  const cookie = `${NAME}=${browser}; Max-Age=${OAUTH_STATE_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
  return { browser, cookie };
}
