import type { AttemptId, LessonId, UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { ItemFeedback, QuizRound } from '#domain/quiz/contract.ts';
import type { QuizResult } from '#domain/quiz/quiz-result.ts';
import { Refusal } from '../product-function.ts';
import type { Query } from '../../adapters/sql.ts';
import type { QuizQuestion } from './quiz-questions.ts';
import { feedbackSoFar, type GivenAnswer } from './item-feedback.ts';

/** An attempt of the caller; `finished` is null while items are open. */
export type QuizAttempt = {
  readonly id: AttemptId;
  readonly userId: UserId;
  readonly lessonId: LessonId;
  readonly finished: QuizResult | null;
};

/** An answer of an attempt, as it was checked when it was given. */
export type CheckedAnswer = GivenAnswer & { readonly try: number; readonly is_correct: boolean };

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

/** The answers of an attempt: the first ones in the order they were given, then the second ones. */
export async function loadAnswers(query: Query, attemptId: AttemptId): Promise<CheckedAnswer[]> {
  const { rows } = await query<CheckedAnswer>(
    `select item_id, round, try, answer, is_correct from public.quiz_answers
     where attempt_id = $1 order by try, answered_at, item_id`,
    [attemptId],
  );
  return rows;
}

/** The answers to one item in one round, the first one first. */
export function answersTo(
  answers: readonly CheckedAnswer[],
  { item_id, round }: Pick<GivenAnswer, 'item_id' | 'round'>,
): CheckedAnswer[] {
  return answers.filter((given) => given.item_id === item_id && given.round === round);
}

/**
 * Whether nothing more can be answered: an answer was right, there were as many as may be, or the attempt is finished and with
 * it its first round.
 */
export function isSettled(
  given: readonly CheckedAnswer[],
  { tries }: Pick<QuizQuestion, 'tries'>,
  { finished }: Pick<QuizAttempt, 'finished'>,
): boolean {
  const [first] = given;
  if (first === undefined) return false;
  return (
    given.length >= tries ||
    given.some(({ is_correct }) => is_correct) ||
    (first.round === 1 && finished !== null)
  );
}

/** The feedback to an item that was answered, as far as it may be told; undefined for one that was not. */
export function feedbackTo(
  question: QuizQuestion,
  round: QuizRound,
  answers: readonly CheckedAnswer[],
  attempt: Pick<QuizAttempt, 'finished'>,
): ItemFeedback | undefined {
  const given = answersTo(answers, { item_id: question.item.id, round });
  const last = given.at(-1);
  if (last === undefined) return undefined;
  const before = given.at(-2);
  return feedbackSoFar(last, before, question.key, isSettled(given, question, attempt));
}

/** The feedback to all answers of an attempt; items that the authors removed meanwhile have none. */
export function feedbackOf(
  answers: readonly CheckedAnswer[],
  ask: (round: QuizRound) => readonly QuizQuestion[],
  attempt: Pick<QuizAttempt, 'finished'>,
): ItemFeedback[] {
  return answers.flatMap((given) => {
    if (given.try > 1) return [];
    const question = ask(given.round).find(({ item }) => item.id === given.item_id);
    return (question && feedbackTo(question, given.round, answers, attempt)) ?? [];
  });
}

/** Whether an item was answered wrong when it was asked first. */
export function isWeak(answers: readonly CheckedAnswer[], itemId: string): boolean {
  return answersTo(answers, { item_id: itemId, round: 1 })[0]?.is_correct === false;
}
