import type { UserId } from '#domain/kernel/ids.ts';
import { type CountUse, Refusal } from '../product-function.ts';

/** Twenty readings a minute: each plays all of a session again. */
const READINGS = { limit: 20, windowSeconds: 60 } as const;

/**
 * Counts a use of a call that takes long to answer.
 * @throws Refusal 429 `over_request_rate_limit`
 */
export async function refuseTooOften(
  countUse: CountUse,
  name: string,
  userId: UserId,
  limit: { readonly limit: number; readonly windowSeconds: number } = READINGS,
): Promise<void> {
  if ((await countUse(name, userId, limit)) > 0) throw new Refusal(429, 'over_request_rate_limit');
}
