import type { AttemptId } from '#domain/kernel/ids.ts';
import type { QuizRound } from '#domain/quiz/contract.ts';
import type { Query } from '../../adapters/sql.ts';

/** Records that hints of an item of a quiz were taken, up to a step. What is recorded already stays. */
export async function saveQuizHints(
  query: Query,
  userId: string,
  taken: { attemptId: AttemptId; itemId: string; round: QuizRound; step: number },
): Promise<void> {
  await query(
    `insert into public.quiz_hints (attempt_id, item_id, round, step, user_id)
     select $1, $2, $3, generate_series(1, $4::int), $5 on conflict do nothing`,
    [taken.attemptId, taken.itemId, taken.round, taken.step, userId],
  );
}

/** The same of an item of a check in a lesson. */
export async function saveActivityHints(
  query: Query,
  userId: string,
  taken: { lessonId: string; activity: string; itemId: string; step: number },
): Promise<void> {
  await query(
    `insert into public.activity_hints (user_id, lesson_id, activity, item_id, step)
     select $1, $2, $3, $4, generate_series(1, $5::int) on conflict do nothing`,
    [userId, taken.lessonId, taken.activity, taken.itemId, taken.step],
  );
}

/** The same of the open question of a review or a drill. */
export async function saveReviewHints(query: Query, questionId: string, step: number): Promise<void> {
  await query(
    'update public.review_questions set hints = greatest(hints, $2) where id = $1 and settled_at is null',
    [questionId, step],
  );
}
