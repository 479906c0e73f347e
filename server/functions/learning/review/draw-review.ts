import { oneOrNone } from '#domain/kernel/one.ts';
import type { QuestionPlace } from '#domain/quiz/review-contract.ts';
import type { Query } from '../../../adapters/sql.ts';

/**
 * Draws an item of a skill and makes it the open question of a learner: one that was never asked if there is one, else the one that
 * was asked longest ago, so that none comes again while others exist.
 *
 * @returns whether there was an item in a lesson that is open to the learner
 */
export async function drawReview(
  query: Query,
  userId: string,
  skill: string,
  day: string,
  place: QuestionPlace = 'review',
): Promise<boolean> {
  const { rows } = await query<{ id: string }>(
    `with items as (
       select items.*, (
         select max(sequence) from public.responses
         where user_id = $1 and skill = $2
           and template = concat_ws('/', items.lesson_id, nullif(items.activity, ''), items.item_id)
       ) as asked_last
       from private.review_items as items where items.skill = $2
       order by asked_last nulls first, random() offset 0
     )
     insert into public.review_questions (user_id, skill, lesson_id, activity, item_id, day, place)
     select $1, skill, lesson_id, activity, item_id, $3, $4 from items
     -- In their order, so that only as many lessons as it takes are asked whether they are open.
     where private.learner_can_open_lesson($1, lesson_id) limit 1
     returning id`,
    [userId, skill, day, place],
  );
  return oneOrNone(rows) !== undefined;
}
