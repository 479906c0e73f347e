import { addDays, daysBetween } from './learner-day.ts';

/** A day of the week at hand: whether something was learned on it. */
export type StudiedDay = { readonly day: string; readonly is_kept: boolean };

/** How the goal of a week stands. */
export type StudyWeek = {
  /** Days on which something was learned. */
  readonly kept: number;
  readonly goal: number;
  readonly isTodayKept: boolean;
  /** The last day before today on which nothing was; null when there is none this week. */
  readonly missed: string | null;
  /** How many days can still be kept, those that are among them. */
  readonly within: number;
};

const A_MONDAY = '2026-01-05';
const DAYS = 7;

/** The seven days of a week from Monday on, with a day in it. */
export function weekOf(day: string): string[] {
  const since = daysBetween(A_MONDAY, day);
  const monday = addDays(day, -(((since % DAYS) + DAYS) % DAYS));
  return Array.from({ length: DAYS }, (_, place) => addDays(monday, place));
}

/** How a week stands on a day of it. */
export function studyWeek(days: readonly StudiedDay[], today: string, goal: number): StudyWeek {
  const kept = days.filter(({ is_kept }) => is_kept).length;
  const isTodayKept = days.some(({ day, is_kept }) => day === today && is_kept);
  const ahead = days.filter(({ day, is_kept }) => day >= today && !is_kept).length;
  return {
    kept,
    goal,
    isTodayKept,
    missed: days.findLast(({ day, is_kept }) => day < today && !is_kept)?.day ?? null,
    within: kept + ahead,
  };
}
