import type { AttemptId, LessonId, UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { ItemFeedback } from '#domain/quiz/contract.ts';
import type { QuizResult } from '#domain/quiz/quiz-result.ts';
import { Refusal } from '../product-function.ts';
import type { Query } from '../../adapters/sql.ts';
import type { AskedQuestion } from './asked-quiz.ts';
import { type GivenAnswer, itemFeedback } from './item-feedback.ts';

/** An attempt of the caller; `finished` is null while items are open. */
export type QuizAttempt = {
  readonly id: AttemptId;
  readonly userId: UserId;
  readonly lessonId: LessonId;
  readonly finished: QuizResult | null;
};

/** An answer of an attempt, as it was checked when it was given. */
export type CheckedAnswer = GivenAnswer & { readonly is_correct: boolean };

/**
 * Loads an attempt of a learner and locks it, so that what two windows send is counted one after the other.
 *
 * @throws Refusal 404 `attempt-not-found`, 403 `lesson-closed` when the lesson is no longer open to the learner
 */
export async function lockAttempt(query: Query, userId: UserId, attemptId: AttemptId): Promise<QuizAttempt> {
  const { rows } = await query<{
    lesson_id: LessonId;
    score: number | null;
    passed: boolean | null;
    may_open: boolean;
  }>(
    `select lesson_id, score, passed, private.learner_can_open_lesson(user_id, lesson_id) as may_open
     from public.quiz_attempts where id = $1 and user_id = $2 for update`,
    [attemptId, userId],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'attempt-not-found');
  if (!row.may_open) throw new Refusal(403, 'lesson-closed');
  const { lesson_id: lessonId, score, passed } = row;
  return {
    id: attemptId,
    userId,
    lessonId,
    finished: score === null || passed === null ? null : { score, passed },
  };
}

/** The answers of an attempt in the order they were given. */
export async function loadAnswers(query: Query, attemptId: AttemptId): Promise<CheckedAnswer[]> {
  const { rows } = await query<CheckedAnswer>(
    `select item_id, round, answer, is_correct from public.quiz_answers
     where attempt_id = $1 order by answered_at, item_id`,
    [attemptId],
  );
  return rows;
}

/** The feedback to answers; items that the authors removed meanwhile have none. */
export function feedbackOf(
  answers: readonly CheckedAnswer[],
  ask: (round: GivenAnswer['round']) => readonly AskedQuestion[],
): ItemFeedback[] {
  return answers.flatMap((given) => {
    const question = ask(given.round).find(({ item }) => item.id === given.item_id);
    return question ? [itemFeedback(given, question.key)] : [];
  });
}

/** Whether an item was answered wrong when it was asked first. */
export function isWeak(answers: readonly CheckedAnswer[], itemId: string): boolean {
  return answers.some(({ item_id, round, is_correct }) => item_id === itemId && round === 1 && !is_correct);
}
