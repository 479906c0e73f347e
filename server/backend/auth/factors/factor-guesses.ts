import type { AuthContext } from '../context.ts';
import { AuthError, requestRateExceeded } from '../errors.ts';
import { FACTOR_GUESSES } from '../limits/limits.ts';
import { countHit, forgetHits, type RateLimit } from '../../limits/rate-limit.ts';
import type { Query } from '../../database/database.ts';

const BY_FACTOR: RateLimit = { name: 'factor', ...FACTOR_GUESSES, refusal: requestRateExceeded };
const BY_RECOVERY_CODES: RateLimit = {
  name: 'factor',
  ...FACTOR_GUESSES,
  refusal: (retryAfterSeconds) =>
    new AuthError(429, 'mfa_recovery_codes_locked', 'Too many wrong recovery codes. Try again later.', {
      retryAfterSeconds,
    }),
};

/**
 * Counts one guess at a factor, on a connection of its own: it stays counted whatever becomes of the guess.
 *
 * @param factorId whether or not there is such a factor
 * @throws AuthError 429
 */
export function countFactorGuess(
  context: AuthContext,
  factorId: string,
  kind: 'code' | 'recovery-code' = 'code',
): Promise<void> {
  const limit = kind === 'code' ? BY_FACTOR : BY_RECOVERY_CODES;
  return countHit(context.database.query, context.now(), limit, factorId);
}

/** After the right code the count starts afresh. */
export function forgetFactorGuesses(query: Query, factorId: string): Promise<void> {
  return forgetHits(query, BY_FACTOR, factorId);
}
