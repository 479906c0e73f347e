import type { LastDay } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type Reading, reading } from '../../reading.ts';

/** So far back it is looked for among responses: nobody answers as many in a day. */
const LATE_ANSWERS = 400;

/** What came of the last day before this one on which anything was answered or completed; null where there was none. */
export function lastDay(
  userId: string,
  { day, timeZone, responses }: { day: string; timeZone: string; responses: number },
): Reading<LastDay | null> {
  return reading(
    `select day::text, sum(answer)::int as answered, sum(is_right)::int as "right", sum(lesson)::int as lessons from (
       select day, 1 as answer, is_right::int, 0 as lesson from public.responses
       where user_id = $1 and sequence > $3 and try = 1 and place <> 'placement' and day < $2::date
       union all
       select ((completed_at at time zone $4) - interval '4 hours')::date, 0, 0, 1 from public.user_progress
       where user_id = $1 and completed
     ) as done where day < $2::date group by day order by day desc limit 1`,
    [userId, day, responses - LATE_ANSWERS, timeZone],
    (rows: LastDay[]) => oneOrNone(rows) ?? null,
  );
}
