import { addDays } from '../knowledge/learner-day.ts';

/** How many minutes of the path a learner covers in a week, when it goes well and when it does not. */
export type Pace = {
  readonly fast: number;
  readonly slow: number;
  /**
   * `kept`: from weeks that were kept; `chosen`: from what the learner wants to do; `resumed`: from that too, since at the pace of
   * the weeks that were kept nobody would want to wait for the arrival.
   */
  readonly basis: 'kept' | 'chosen' | 'resumed';
  /** How many weeks it was taken from. */
  readonly weeks: number;
};

/** A first and a last day, YYYY-MM-DD. */
export type DayRange = { readonly from: string; readonly to: string };

/** What a learner wants to do. */
export type ChosenPace = { readonly minutesADay: number; readonly daysAWeek: number };

/** Before so many weeks have passed, nothing can be said of how they vary. */
export const LEAST_WEEKS = 2;

/** Weeks before these say nothing of now. */
export const MOST_WEEKS = 8;

/** A week's pace that is never slower than this share of a good week: at a pace of nothing, nobody arrives. */
const SLOWEST_SHARE = 0.25;

/** An arrival that even good weeks put further away says nothing to anybody. */
const FURTHEST_WEEKS = 52;

/** So many days less than chosen is a slow week. */
const DAYS_LESS = 2;

/**
 * The pace of a learner: the quartiles of the minutes of lessons completed in each of the recent weeks, those without any
 * included. While there are too few weeks, or none of them had any, or at their pace the path would take more than a year, the
 * minutes and days that were chosen, and two days less.
 *
 * @param weeks minutes in each whole week since the first lesson, the latest last
 * @param ahead minutes that are left of the path
 */
export function paceFrom(weeks: readonly number[], chosen: ChosenPace, ahead: number): Pace {
  const recent = weeks.slice(-MOST_WEEKS);
  const sum = recent.reduce((total, minutes) => total + minutes, 0);
  const days = Math.max(chosen.daysAWeek, 1);
  const minutes = Math.max(chosen.minutesADay, 1);
  const wanted = { fast: minutes * days, slow: minutes * Math.max(days - DAYS_LESS, 1) };
  if (recent.length < LEAST_WEEKS || sum === 0) return { ...wanted, basis: 'chosen', weeks: 0 };
  const mean = sum / recent.length;
  const fast = Math.max(quantile(recent, 0.75), mean);
  const slow = Math.max(Math.min(quantile(recent, 0.25), mean), fast * SLOWEST_SHARE);
  const isTooFar = ahead > fast * FURTHEST_WEEKS && fast < wanted.fast;
  return isTooFar
    ? { ...wanted, basis: 'resumed', weeks: recent.length }
    : { fast, slow, basis: 'kept', weeks: recent.length };
}

/** Between which days so many minutes of the path are covered. Never a single promise. */
export function arrivalAfter(minutes: number, { fast, slow }: Pace, today: string): DayRange {
  const days = (pace: number) => Math.ceil((minutes / pace) * 7);
  return { from: addDays(today, days(fast)), to: addDays(today, days(slow)) };
}

/** The value below which a share of the values lies, between two of them where it has to. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
