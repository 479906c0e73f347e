import { type Week, weekBefore, type WeekResponse } from '#domain/knowledge/week.ts';
import { addDays, dayStart } from '#domain/knowledge/learner-day.ts';
import type { Query } from '../../adapters/sql.ts';

/** What became of a learner's seven days before a day. */
export async function readWeek(query: Query, userId: string, day: string, zone: string): Promise<Week> {
  const responses = await query<WeekResponse>(
    `select template, place, try, is_right, hints, is_constructed, responses.level, day::text as day,
       target_recall::float as target_recall, skill, coalesce(skills.level, 1) as skill_level
     from public.responses left join public.skills on skills.id = responses.skill
     where user_id = $1 and try = 1 and day < $2 order by sequence`,
    [userId, day],
  );
  const completed = await query<{ completed_at: Date }>(
    `select completed_at from public.user_progress
     where user_id = $1 and completed and completed_at >= $2 and completed_at < $3`,
    [userId, dayStart(addDays(day, -7), zone), dayStart(day, zone)],
  );
  const days = Array.from({ length: 7 }, (_, past) => addDays(day, past - 7));
  const dayOf = (moment: Date) => days.findLast((one) => dayStart(one, zone) <= moment) ?? '';
  return weekBefore(
    day,
    responses.rows,
    completed.rows.map((row) => dayOf(new Date(row.completed_at))),
  );
}
