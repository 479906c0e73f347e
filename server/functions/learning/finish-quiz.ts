import { type QuizResult, quizResult } from '#domain/quiz/quiz-result.ts';
import type { Query } from '../../adapters/sql.ts';
import { completePassedQuiz } from '../complete-passed-quiz.ts';
import type { QuizQuestion } from './quiz-questions.ts';
import { answersTo, type CheckedAnswer, isSettled, type QuizAttempt } from './quiz-attempt.ts';

/**
 * Finishes an attempt once each of its items is settled, with the score of the first answers; a passed one completes the lesson for an enrolled learner.
 * Items that the authors removed meanwhile neither block nor count.
 *
 * @returns the result, or null while items are open
 */
export async function finishWhenComplete(
  query: Query,
  attempt: QuizAttempt,
  questions: readonly QuizQuestion[],
  answers: readonly CheckedAnswer[],
): Promise<QuizResult | null> {
  if (attempt.finished) return attempt.finished;
  const given = questions.map((question) => ({
    question,
    tries: answersTo(answers, { item_id: question.item.id, round: 1 }),
  }));
  const isOpen = given.some(({ question, tries }) => !isSettled(tries, question, attempt));
  if (given.length === 0 || isOpen) return null;
  const result = quizResult(given.filter(({ tries }) => tries[0]?.is_correct).length, given.length);
  await query('update public.quiz_attempts set finished_at = now(), score = $2, passed = $3 where id = $1', [
    attempt.id,
    result.score,
    result.passed,
  ]);
  if (result.passed) await completePassedQuiz(query, attempt, result.score);
  return result;
}
