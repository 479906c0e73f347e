import { type Reading, reading } from '../../reading.ts';

/** A quiz failed so often is not a matter of care any more. */
const FAILED_TWICE = 2;
/** What was failed longer ago is met again on its own. */
const DAYS = 14;
/** Before any answer, see PRIOR_KNOWLEDGE. */
const UNKNOWN = 0;

/**
 * What a quiz rests on that was failed twice, and not passed or drilled since, the weakest prerequisite first, then its own skills; of the quiz that
 * was failed last when none is named. The first that can be asked is to be drilled.
 */
export function drillAfterFailing(userId: string, now: Date, lessonId: string | null): Reading<string[]> {
  return reading(
    `with failed as (
       select lesson_id, max(finished_at) as failed_at from public.quiz_attempts
       where user_id = $1 and finished_at is not null and ($2::uuid is null or lesson_id = $2)
       group by lesson_id
       having count(*) filter (where not passed) >= $4 and not bool_or(passed)
         and max(finished_at) > $3::timestamptz - make_interval(days => $5)
       order by failed_at desc limit 1
     ), asked as (
       select distinct items.skill from failed
       join private.review_items as items on items.lesson_id = failed.lesson_id and items.activity = ''
     ), candidates as (
       select prerequisite_id as skill, 0 as rank from asked
       join public.skill_prerequisites on skill_id = asked.skill
       union
       select skill, 1 from asked
     )
     select candidates.skill from failed cross join candidates
     left join public.skill_states as states on states.user_id = $1 and states.skill = candidates.skill
     where not exists (
       select from public.responses where responses.user_id = $1 and responses.skill = candidates.skill
         and place = 'drill' and answered_at > failed.failed_at
     )
     group by candidates.skill, states.state
     order by min(rank), coalesce((states.state ->> 'known')::float, $6), candidates.skill limit 3`,
    [userId, lessonId, now, FAILED_TWICE, DAYS, UNKNOWN],
    (rows: { skill: string }[]) => rows.map(({ skill }) => skill),
  );
}
