import { type QuizResult, quizResult } from '#domain/quiz/quiz-result.ts';
import type { Query } from '../../adapters/sql.ts';
import type { AskedQuestion } from './asked-quiz.ts';
import type { CheckedAnswer, QuizAttempt } from './quiz-attempt.ts';

/**
 * Finishes an attempt once each of its items is answered; a passed one completes the lesson for an enrolled learner.
 * Items that the authors removed meanwhile neither block nor count.
 *
 * @returns the result, or null while items are open
 */
export async function finishWhenComplete(
  query: Query,
  attempt: QuizAttempt,
  questions: readonly AskedQuestion[],
  answers: readonly CheckedAnswer[],
): Promise<QuizResult | null> {
  if (attempt.finished) return attempt.finished;
  const ids = new Set(questions.map(({ item }) => item.id));
  const counted = answers.filter(({ item_id, round }) => round === 1 && ids.has(item_id));
  if (ids.size === 0 || counted.length < ids.size) return null;
  const result = quizResult(counted.filter(({ is_correct }) => is_correct).length, ids.size);
  await query('update public.quiz_attempts set finished_at = now(), score = $2, passed = $3 where id = $1', [
    attempt.id,
    result.score,
    result.passed,
  ]);
  if (result.passed) await completeLesson(query, attempt, result);
  return result;
}

async function completeLesson(
  query: Query,
  { userId, lessonId }: QuizAttempt,
  { score }: QuizResult,
): Promise<void> {
  await query(
    `insert into public.user_progress (user_id, module_id, lesson_id, completed, score)
     select $1, lessons.module_id, lessons.id, true, $3 from public.lessons
     join public.enrollments on enrollments.course_id = lessons.course_id and enrollments.user_id = $1
     where lessons.id = $2
     on conflict (user_id, lesson_id) do update set completed = true, score = excluded.score`,
    [userId, lessonId, score],
  );
}
