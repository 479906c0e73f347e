import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { requestRateExceeded } from '../errors.ts';
import { addressBlock } from '../../limits/address-block.ts';
import { ANONYMOUS_WINDOW_S, REQUEST_WINDOW_S } from './limits.ts';
import { countHit, type RateLimit } from '../../limits/rate-limit.ts';

/** The keys of `[auth.rate_limit]` that count requests of one visitor. */
export type RateLimitName = 'sign_in_sign_ups' | 'token_refresh' | 'token_verifications' | 'anonymous_users';

/** @throws AuthError 429 when this visitor has asked too often */
export async function enforceRateLimit(
  context: AuthContext,
  request: GatewayRequest,
  name: RateLimitName,
): Promise<void> {
  const limit: RateLimit = {
    name,
    limit: context.settings.rate_limit[name],
    windowSeconds: name === 'anonymous_users' ? ANONYMOUS_WINDOW_S : REQUEST_WINDOW_S,
    refusal: requestRateExceeded,
  };
  await countHit(context.database.query, context.now(), limit, addressBlock(request.address));
}
