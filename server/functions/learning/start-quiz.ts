import type { AttemptId, LessonId, UserId } from '#domain/kernel/ids.ts';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import { type QuizRound, startQuizRequest, type StartQuizResponse } from '#domain/quiz/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import type { Query } from '../../adapters/sql.ts';
import { quizQuestions } from './quiz-questions.ts';
import { finishWhenComplete } from './finish-quiz.ts';
import { feedbackOf, isWeak, loadAnswers, lockAttempt } from './quiz-attempt.ts';

/**
 * Takes up the open attempt at a quiz, or opens one: its items as it asks them, and the feedback given so far. With
 * an attempt's id it shows that one, also when it is finished.
 */
export const startQuiz: ProductFunction = async (request, { caller, query, transaction }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId, attempt_id: wanted } = await readCall(request, startQuizRequest);

  const { rows } = await query<{ may_open: boolean; is_exam: boolean }>(
    `select private.learner_can_open_lesson($1, id) as may_open, is_exam from public.lessons
     where id = $2 and content_type = 'quiz' and retired_at is null`,
    [userId, lessonId],
  );
  const lesson = oneOrNone(rows);
  if (!lesson) throw new Refusal(404, 'quiz-not-found');
  if (!lesson.may_open) throw new Refusal(403, 'lesson-closed');
  // Its answers are told once a sitting is over, and not one by one.
  if (lesson.is_exam) throw new Refusal(409, 'exam-is-sat');

  const response = await transaction(async (run): Promise<StartQuizResponse> => {
    const attemptId = wanted ?? (await openAttempt(run, userId, lessonId));
    const attempt = await lockAttempt(run, userId, attemptId);
    if (attempt.lessonId !== lessonId) throw new Refusal(404, 'attempt-not-found');
    const ask = await quizQuestions(run, lessonId, attemptId);
    const answers = await loadAnswers(run, attemptId);
    // The authors may have taken out the last item that was open.
    const finished = await finishWhenComplete(run, attempt, ask(1), answers);
    const weak = finished ? ask(2).filter(({ item }) => isWeak(answers, item.id)) : [];
    return {
      attempt_id: attemptId,
      items: ask(1).map(({ item }) => item),
      review: weak.map(({ item }) => item),
      answers: feedbackOf(answers, ask, { finished }),
      hints: await takenHints(run, attemptId, ask),
      finished,
    };
  });
  return Response.json(response);
};

async function openAttempt(query: Query, userId: UserId, lessonId: LessonId): Promise<AttemptId> {
  // Two tabs that start at once must end up in the same attempt.
  await query(`select pg_advisory_xact_lock(hashtextextended($1 || $2, 0))`, [userId, lessonId]);
  const { rows: unfinished } = await query<{ id: AttemptId }>(
    `select id from public.quiz_attempts where user_id = $1 and lesson_id = $2 and finished_at is null
     order by started_at desc limit 1`,
    [userId, lessonId],
  );
  const open = oneOrNone(unfinished);
  if (open) return open.id;
  const created = await query<{ id: AttemptId }>(
    `insert into public.quiz_attempts (user_id, lesson_id) values ($1, $2) returning id`,
    [userId, lessonId],
  );
  return one(created.rows).id;
}

async function takenHints(
  query: Query,
  attemptId: AttemptId,
  ask: Awaited<ReturnType<typeof quizQuestions>>,
): Promise<StartQuizResponse['hints']> {
  const { rows } = await query<{ item_id: string; round: QuizRound; steps: number }>(
    `select item_id, round, max(step)::int as steps from public.quiz_hints
     where attempt_id = $1 group by item_id, round`,
    [attemptId],
  );
  return rows.map(({ item_id, round, steps }) => {
    const question = ask(round).find(({ item }) => item.id === item_id);
    return { item_id, round, hints: question?.key.hints.slice(0, steps) ?? [] };
  });
}
