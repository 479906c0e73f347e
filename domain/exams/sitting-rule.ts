/** A learner sits the exam of a course at most so many times within {@link WINDOW_DAYS}. */
export const SITTINGS_IN_WINDOW = 3;

/** The days within which sittings are counted. */
export const WINDOW_DAYS = 30;

/** After a new item on a critical skill was missed, the next one comes after so many hours. */
export const HOURS_BETWEEN_NEW_ITEMS = 24;

/** What was sent before the end may arrive so many seconds after it. */
export const GRACE_SECONDS = 10;

const DAY_MS = 86_400_000;

/**
 * From when on another sitting may be begun.
 *
 * @param begun when earlier sittings were begun, in any order
 * @returns null when one may be begun now
 */
export function nextSittingFrom(begun: readonly Date[], now: Date): Date | null {
  const since = now.getTime() - WINDOW_DAYS * DAY_MS;
  const counted = begun.filter((at) => at.getTime() > since).toSorted((one, other) => +other - +one);
  const earliest = counted[SITTINGS_IN_WINDOW - 1];
  return earliest === undefined ? null : new Date(earliest.getTime() + WINDOW_DAYS * DAY_MS);
}

/** From when on the next new item on a critical skill may be asked, when one was missed at `missedAt`. */
export function nextNewItemFrom(missedAt: Date): Date {
  return new Date(missedAt.getTime() + HOURS_BETWEEN_NEW_ITEMS * 3_600_000);
}
