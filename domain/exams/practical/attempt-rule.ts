/** After an attempt at the practical part has begun, the next one may begin after so many days, on another path. */
export const DAYS_BETWEEN_ATTEMPTS = 7;

/**
 * From when on another attempt may be begun.
 * @param begun when earlier ones were begun, in any order
 * @returns null when one may be begun now
 */
export function nextAttemptFrom(begun: readonly Date[], now: Date): Date | null {
  if (begun.length === 0) return null;
  const next = Math.max(...begun.map((at) => at.getTime())) + DAYS_BETWEEN_ATTEMPTS * 86_400_000;
  return next <= now.getTime() ? null : new Date(next);
}
