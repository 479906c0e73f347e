import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { requestRateExceeded } from '../errors.ts';
import { addressBlock } from '../../limits/address-block.ts';
import { ANONYMOUS_WINDOW_S, REQUEST_WINDOW_S } from './limits.ts';
import { countHit, type RateLimit } from '../../limits/rate-limit.ts';

/** The rates of `[auth.rate_limit]` that count requests of one visitor. */
export type RequestKind = 'sign_in_sign_ups' | 'token_refresh' | 'token_verifications' | 'anonymous_users';

/** @throws AuthError 429 when this visitor has asked too often */
export async function limitRequests(
  context: AuthContext,
  request: GatewayRequest,
  kind: RequestKind,
): Promise<void> {
  const limit: RateLimit = {
    name: kind,
    limit: context.settings.rate_limit[kind],
    windowSeconds: kind === 'anonymous_users' ? ANONYMOUS_WINDOW_S : REQUEST_WINDOW_S,
    refusal: requestRateExceeded,
  };
  await countHit(context.database.query, context.now(), limit, addressBlock(request.address));
}
