import { type GatewayRequest, jsonReply, type Reply } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { chooseRedirect } from '../redirects/allow-list.ts';

/** What this service answers is about one person: no cache keeps it. */
export function privateReply(body: unknown): Reply {
  return jsonReply(200, body, { 'cache-control': 'no-store' });
}

/** The `redirect_to` of a request if it is allowed, else the site. */
export function readRedirect(context: AuthContext, request: GatewayRequest): string {
  return chooseRedirect(new URLSearchParams(request.search).get('redirect_to'), {
    siteUrl: context.siteUrl,
    allowed: context.settings.additional_redirect_urls,
  });
}
