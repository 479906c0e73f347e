import { one } from '#domain/kernel/one.ts';
import type { Database } from '#server/backend/database/database.ts';
import { loadQuestions } from '#server/functions/placement/placement-items.ts';
import { rightAnswer } from '#tests/support/quiz-product.ts';

/** The item of a placement that a learner has on the screen, with its right answer; undefined when none is open. */
export async function openPlacementItem(database: Database, email: string) {
  const { rows } = await database.query<{ placement_id: string; item_id: string }>(
    `select placement_id, item_id from public.placement_answers join auth.users on users.id = user_id
     where email = $1 and answered_at is null`,
    [email],
  );
  const open = rows.at(0);
  if (open === undefined) return undefined;
  const question = one(
    (await loadQuestions(database.query, open.placement_id)).filter(({ item }) => item.id === open.item_id),
  );
  return { item: question.item, right: rightAnswer(question) };
}
