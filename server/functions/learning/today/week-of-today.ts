import { dayStart } from '#domain/knowledge/learner-day.ts';
import { weekOf } from '#domain/knowledge/study-week.ts';
import type { WeekDay } from '#domain/knowledge/today-contract.ts';
import { type Reading, reading } from '../../reading.ts';

/** Nobody thinks about one question of a review for longer. */
const LONGEST_ANSWER = 180;

/** The days of the week at hand: the minutes spent on lessons, reviews and drills, and whether anything was learned. */
export function weekOfToday(userId: string, day: string, timeZone: string): Reading<WeekDay[]> {
  const week = weekOf(day);
  const starts = week.map((one) => dayStart(one, timeZone).toISOString());
  return reading(
    `select place, sum(seconds)::int as seconds, sum(acts)::int as acts from (
       select width_bucket(occurred_at, $2::timestamptz[]) as place, (details ->> 'seconds')::int as seconds, 0 as acts
       from public.learning_events
       where user_id = $1 and verb = 'time_on_task' and occurred_at >= ($2::timestamptz[])[1]
       union all
       select width_bucket(completed_at, $2::timestamptz[]), 0, 1 from public.user_progress
       where user_id = $1 and completed_at >= ($2::timestamptz[])[1]
       union all
       select day - $3::date + 1, case when place in ('review', 'drill') then least(coalesce(seconds, 0), $4) else 0 end, 1
       from public.responses where user_id = $1 and try = 1 and place <> 'placement' and day >= $3::date
     ) as done where place between 1 and 7 group by place`,
    [userId, starts, week[0] ?? day, LONGEST_ANSWER],
    (rows: { place: number; seconds: number; acts: number }[]) =>
      week.map((one, index) => {
        const done = rows.find(({ place }) => place === index + 1);
        return {
          day: one,
          minutes: Math.round((done?.seconds ?? 0) / 60),
          is_kept: (done?.acts ?? 0) > 0,
        };
      }),
  );
}
