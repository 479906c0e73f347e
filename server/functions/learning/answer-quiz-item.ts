import { type AnswerQuizItemResponse, answerQuizItemRequest } from '#domain/quiz/contract.ts';
import { one } from '#domain/kernel/one.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import type { Query } from '../../adapters/sql.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { recordResponse } from '../record-response.ts';
import { type QuizQuestion, quizQuestions } from './quiz-questions.ts';
import { finishWhenComplete } from './finish-quiz.ts';
import { refuseWhenNoAnswer } from './refuse-no-answer.ts';
import { type GivenAnswer, itemFeedback } from './item-feedback.ts';
import {
  answersTo,
  type CheckedAnswer,
  feedbackTo,
  isSettled,
  isWeak,
  loadAnswers,
  lockAttempt,
  type QuizAttempt,
} from './quiz-attempt.ts';

/** Whoever comes back after longer was away. */
const LONGEST_SECONDS = 3600;

/**
 * Takes the answer to one item, and tells at once whether it was right and what is wrong with it. Whoever errs may try once
 * more; then the right answer is told. The first answer scores; an answer sent again gets the feedback to what
 * was answered before. The last item finishes the attempt; a passed one completes the lesson for an enrolled learner, and for
 * any other learner once they enrol. After that, what was answered wrong may be answered again in round 2, which changes no
 * score.
 */
export const answerQuizItem: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { attempt_id: attemptId, try: place, ...given } = await readCall(request, answerQuizItemRequest);

  const response = await transaction(async (query): Promise<AnswerQuizItemResponse> => {
    const attempt = await lockAttempt(query, userId, attemptId);
    const ask = await quizQuestions(query, attempt.lessonId, attemptId);
    const question = ask(given.round).find(({ item }) => item.id === given.item_id);
    if (!question) throw new Refusal(404, 'item-not-found');
    if (question.isExam) throw new Refusal(409, 'exam-is-sat');

    const answers = await loadAnswers(query, attemptId);
    const before = answersTo(answers, given);
    if (before.length < place && !isSettled(before, question, attempt)) {
      refuseWhenNotAsked(attempt, answers, given);
      refuseWhenNoAnswer(question.item, given.answer);
      answers.push(await keepAnswer(query, attempt, question, { ...given, try: before.length + 1 }, now()));
    }
    const finished = await finishWhenComplete(query, attempt, ask(1), answers);
    const feedback = feedbackTo(question, given.round, answers, { finished });
    if (!feedback) throw new Error('An answer that was kept has feedback.');
    const weak = finished ? ask(2).filter(({ item }) => isWeak(answers, item.id)) : [];
    return { ...feedback, finished, review: weak.map(({ item }) => item) };
  });
  return Response.json(response);
};

async function keepAnswer(
  query: Query,
  { id, userId, lessonId }: QuizAttempt,
  { item, key }: QuizQuestion,
  given: GivenAnswer & { readonly try: number },
  at: Date,
): Promise<CheckedAnswer> {
  const { is_correct, mistakes } = itemFeedback(given, key);
  await query(
    `insert into public.quiz_answers
       (attempt_id, item_id, round, try, user_id, answer, is_correct, skill, mistake, misconception)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      given.item_id,
      given.round,
      given.try,
      userId,
      JSON.stringify(given.answer),
      is_correct,
      item.skill,
      mistakes[0]?.mistake ?? null,
      mistakes[0]?.misconception ?? null,
    ],
  );
  // The item has stood there since another was answered, or since the attempt began.
  const { rows } = await query<{ hints: number; asked_at: Date }>(
    `select
       (select count(*)::int from public.quiz_hints where attempt_id = $1 and item_id = $2 and round = $3) as hints,
       greatest(started_at, (select max(answered_at) from public.quiz_answers
         where attempt_id = $1 and (item_id <> $2 or round <> $3))) as asked_at
     from public.quiz_attempts where id = $1`,
    [id, given.item_id, given.round],
  );
  const { hints, asked_at: askedAt } = one(rows);
  const seconds = Math.round((at.getTime() - askedAt.getTime()) / 1000);
  await recordResponse(query, {
    userId,
    at,
    place: 'quiz',
    lessonId,
    template: `${lessonId}/${given.item_id}`,
    skill: item.skill,
    level: item.difficulty,
    isConstructed: isConstructed(item),
    // The second round asks again what has just been explained.
    try: (given.round - 1) * ITEM_TRIES + given.try,
    isRight: is_correct,
    mistake: mistakes[0]?.mistake,
    misconception: mistakes[0]?.misconception,
    hints,
    ...(given.try === 1 && { seconds: Math.min(Math.max(seconds, 0), LONGEST_SECONDS) }),
  });
  return { ...given, is_correct };
}

/** @throws Refusal 409 `attempt-finished` for an item added since, `item-not-weak` for a second round without need */
function refuseWhenNotAsked(
  { finished }: QuizAttempt,
  answers: readonly CheckedAnswer[],
  { item_id, round }: GivenAnswer,
): void {
  if (round === 1 && finished) throw new Refusal(409, 'attempt-finished');
  if (round === 2 && !(finished && isWeak(answers, item_id))) throw new Refusal(409, 'item-not-weak');
}
