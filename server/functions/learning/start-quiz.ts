import type { AnswerKey } from '#domain/catalogue/learner-quiz.ts';
import type { QuizAnswer } from '#domain/learning/check-answer.ts';
import { startQuizRequest, type StartQuizResponse } from '#domain/learning/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { itemFeedback } from './item-feedback.ts';

type GivenAnswer = { item_id: string; answer: QuizAnswer; key: AnswerKey };

/** Opens an attempt at a quiz, or takes up the one that is still open, with the feedback given so far. */
export const startQuiz: ProductFunction = async (request, { caller, query, transaction }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId } = await readCall(request, startQuizRequest);

  const lesson = await query<{ may_open: boolean }>(
    `select private.learner_can_open_lesson($1, id) as may_open from public.lessons
     where id = $2 and content_type = 'quiz' and retired_at is null`,
    [userId, lessonId],
  );
  if (!lesson.rows[0]) throw new Refusal(404, 'quiz-not-found');
  if (!lesson.rows[0].may_open) throw new Refusal(403, 'lesson-closed');

  const attemptId = await transaction(async (run) => {
    // Two tabs that start at once must end up in the same attempt.
    await run(`select pg_advisory_xact_lock(hashtextextended($1 || $2, 0))`, [userId, lessonId]);
    const open = await run<{ id: string }>(
      `select id from public.quiz_attempts where user_id = $1 and lesson_id = $2 and finished_at is null
       order by started_at desc limit 1`,
      [userId, lessonId],
    );
    if (open.rows[0]) return open.rows[0].id;
    const created = await run<{ id: string }>(
      `insert into public.quiz_attempts (user_id, lesson_id) values ($1, $2) returning id`,
      [userId, lessonId],
    );
    return created.rows[0]?.id ?? '';
  });

  const given = await query<GivenAnswer>(
    `select answers.item_id, answers.answer, keys.key from public.quiz_answers as answers
     join public.quiz_answer_keys as keys on keys.lesson_id = $2 and keys.item_id = answers.item_id
     where answers.attempt_id = $1 order by answers.answered_at`,
    [attemptId, lessonId],
  );
  const response: StartQuizResponse = {
    attempt_id: attemptId,
    answers: given.rows.map(({ item_id, answer, key }) => itemFeedback(item_id, answer, key)),
  };
  return Response.json(response);
};
