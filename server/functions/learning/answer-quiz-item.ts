import type { AnswerKey } from '#domain/catalogue/learner-quiz.ts';
import type { QuizAnswer } from '#domain/learning/check-answer.ts';
import { type AnswerQuizItemResponse, answerQuizItemRequest } from '#domain/learning/contract.ts';
import { type QuizResult, quizResult } from '#domain/learning/quiz-result.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import type { Query } from '../../adapters/sql.ts';
import { itemFeedback } from './item-feedback.ts';

type OpenItem = { lesson_id: string; finished: boolean; key: AnswerKey | null };

/**
 * Takes the answer to one item, and tells at once whether it was right and why. The first answer to an item
 * counts. The last item finishes the attempt; a passed one completes the lesson for an enrolled learner,
 * and for any other learner once they enrol.
 */
export const answerQuizItem: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { attempt_id: attemptId, item_id: itemId, answer } = await readCall(request, answerQuizItemRequest);

  const response = await transaction(async (query): Promise<AnswerQuizItemResponse> => {
    const item = await loadItem(query, userId, attemptId, itemId);
    if (!item) throw new Refusal(404, 'attempt-not-found');
    if (!item.key) throw new Refusal(404, 'item-not-found');
    if (item.finished) throw new Refusal(409, 'attempt-finished');

    const feedback = itemFeedback(itemId, answer, item.key);
    const written = await query(
      `insert into public.quiz_answers (attempt_id, item_id, user_id, answer, is_correct)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [attemptId, itemId, userId, JSON.stringify(answer), feedback.is_correct],
    );
    if (written.rowCount === 0) {
      const first = await firstAnswer(query, attemptId, itemId);
      return { ...itemFeedback(itemId, first, item.key), finished: null };
    }
    const finished = await finishWhenComplete(query, attemptId, item.lesson_id);
    if (finished?.passed) await completeLesson(query, userId, item.lesson_id, finished);
    return { ...feedback, finished };
  });
  return Response.json(response);
};

/** Locks the attempt, so that answers of two tabs are counted one after the other. */
async function loadItem(
  query: Query,
  userId: string,
  attemptId: string,
  itemId: string,
): Promise<OpenItem | undefined> {
  const { rows } = await query<OpenItem>(
    `select attempts.lesson_id, attempts.finished_at is not null as finished,
       (select key from public.quiz_answer_keys where lesson_id = attempts.lesson_id and item_id = $3) as key
     from public.quiz_attempts as attempts where id = $1 and user_id = $2 for update`,
    [attemptId, userId, itemId],
  );
  return rows[0];
}

async function firstAnswer(query: Query, attemptId: string, itemId: string): Promise<QuizAnswer> {
  const { rows } = await query<{ answer: QuizAnswer }>(
    'select answer from public.quiz_answers where attempt_id = $1 and item_id = $2',
    [attemptId, itemId],
  );
  return rows[0]?.answer ?? [];
}

async function finishWhenComplete(
  query: Query,
  attemptId: string,
  lessonId: string,
): Promise<QuizResult | null> {
  // Items that the authors removed meanwhile neither block nor count.
  const { rows } = await query<{ items: number; answered: number; correct: number }>(
    `select count(*)::int as items, count(answers.item_id)::int as answered,
       (count(*) filter (where answers.is_correct))::int as correct
     from public.quiz_answer_keys as keys
     left join public.quiz_answers as answers on answers.attempt_id = $1 and answers.item_id = keys.item_id
     where keys.lesson_id = $2`,
    [attemptId, lessonId],
  );
  const counts = rows[0];
  if (!counts || counts.answered < counts.items) return null;
  const result = quizResult(counts.correct, counts.items);
  await query('update public.quiz_attempts set finished_at = now(), score = $2, passed = $3 where id = $1', [
    attemptId,
    result.score,
    result.passed,
  ]);
  return result;
}

async function completeLesson(
  query: Query,
  userId: string,
  lessonId: string,
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
