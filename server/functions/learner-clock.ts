import { oneOrNone } from '#domain/kernel/one.ts';
import { learnerDay } from '#domain/knowledge/learner-day.ts';
import { DEFAULT_PACE, type Pace } from '#domain/knowledge/pace.ts';
import type { Query } from '../adapters/sql.ts';
import { type Reading, reading } from './reading.ts';
import { readOneByOne } from './read-together.ts';

/** Which day it is for a learner, and how they want to be asked. */
export type LearnerClock = {
  /** YYYY-MM-DD */
  readonly day: string;
  /** The zone that the day is of. */
  readonly timeZone: string;
  /** How much they want, as they chose it or as it is for everybody else. */
  readonly pace: Pace;
  /** The share of reviews that they want to recall. */
  readonly targetRecall: number;
  /** Up to which response their states are computed, and how many responses there are. */
  readonly foldedUntil: number;
  readonly responses: number;
};

/**
 * Reads a learner's clock: the zone of their profile comes first, then that of the device on which they last reviewed.
 *
 * @param timeZone of the device that asks, when it says so
 */
export async function learnerClock(
  query: Query,
  userId: string,
  now: Date,
  timeZone?: string,
): Promise<LearnerClock> {
  return readOneByOne(query)(clockReading(userId, now, timeZone));
}

/** The same, to be read together with other things. */
export function clockReading(userId: string, now: Date, timeZone?: string): Reading<LearnerClock> {
  return reading(
    `select nullif(users.raw_user_meta_data ->> 'time_zone', '') as profile_zone, days.time_zone, days.day, days.seen_at,
       days.folded_until, paces.minutes_a_day, paces.days_a_week, paces.target_recall,
       coalesce((select max(sequence) from public.responses where user_id = users.id), 0) as responses
     from auth.users left join private.learner_days as days on days.user_id = users.id
     left join public.paces on paces.user_id = users.id
     where users.id = $1`,
    [userId],
    (rows: ClockRow[]) => clockFrom(oneOrNone(rows), now, timeZone),
  );
}

type ClockRow = {
  readonly profile_zone: string | null;
  readonly time_zone: string | null;
  readonly day: string | null;
  readonly seen_at: string | null;
  readonly minutes_a_day: Pace['minutes_a_day'] | null;
  readonly days_a_week: Pace['days_a_week'] | null;
  readonly target_recall: Pace['target_recall'] | null;
  readonly folded_until: number | null;
  readonly responses: number;
};

function clockFrom(row: ClockRow | undefined, now: Date, timeZone: string | undefined): LearnerClock {
  const zone = row?.profile_zone ?? timeZone ?? row?.time_zone ?? 'UTC';
  const seen = row?.day && row.seen_at ? { day: row.day, at: new Date(row.seen_at) } : null;
  const pace = {
    minutes_a_day: row?.minutes_a_day ?? DEFAULT_PACE.minutes_a_day,
    days_a_week: row?.days_a_week ?? DEFAULT_PACE.days_a_week,
    target_recall: row?.target_recall ?? DEFAULT_PACE.target_recall,
  };
  return {
    day: learnerDay(now, zone, seen),
    timeZone: zone,
    pace,
    targetRecall: pace.target_recall,
    foldedUntil: row?.folded_until ?? 0,
    responses: row?.responses ?? 0,
  };
}
