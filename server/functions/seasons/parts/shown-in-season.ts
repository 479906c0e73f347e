import { delayedAnswers } from './delayed-answers.ts';

/**
 * What a season measures of `entries`, beside `seasons`: `first`, the first sitting of the exam, and `again`, what was asked again after
 * weeks. @param lesson an SQL expression of the exam's id
 */
export const shownInSeason = (lesson: string) => `cross join lateral (
    select right_count, (select count(*)::int from public.exam_answers
      where sitting_id = sittings.id and not is_new_item) as items
    from public.exam_sittings as sittings
    where user_id = entries.user_id and lesson_id = ${lesson} and finished_at is not null
    order by started_at limit 1
  ) as first
  cross join lateral (
    select count(*)::int as asked, (count(*) filter (where is_right))::int as kept
    from ${delayedAnswers('entries', 'seasons')}
  ) as again`;
