import { type AnswerQuizItemResponse, answerQuizItemRequest, type AskedItem } from '#domain/quiz/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askQuiz } from './asked-quiz.ts';
import { finishWhenComplete } from './finish-quiz.ts';
import { type GivenAnswer, itemFeedback } from './item-feedback.ts';
import { type CheckedAnswer, isWeak, loadAnswers, lockAttempt, type QuizAttempt } from './quiz-attempt.ts';

/**
 * Takes the answer to one item, and tells at once whether it was right and why. The first answer to an item counts; an
 * answer sent again gets the feedback to the first. The last item finishes the attempt; a passed one completes the
 * lesson for an enrolled learner, and for any other learner once they enrol. After that, what was answered wrong may be
 * answered once more in round 2, which changes no score.
 */
export const answerQuizItem: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { attempt_id: attemptId, ...given } = await readCall(request, answerQuizItemRequest);

  const response = await transaction(async (query): Promise<AnswerQuizItemResponse> => {
    const attempt = await lockAttempt(query, userId, attemptId);
    const ask = await askQuiz(query, attempt.lessonId, attemptId);
    const question = ask(given.round).find(({ item }) => item.id === given.item_id);
    if (!question) throw new Refusal(404, 'item-not-found');

    const answers = await loadAnswers(query, attemptId);
    const first = answers.find(({ item_id, round }) => item_id === given.item_id && round === given.round);
    if (!first) {
      refuseWhenNotAsked(attempt, answers, given);
      refuseWhenNoAnswer(question.item, given.answer);
    }
    const feedback = itemFeedback(first ?? given, question.key);
    if (!first) {
      await query(
        `insert into public.quiz_answers
           (attempt_id, item_id, round, user_id, answer, is_correct, skill, mistake, misconception)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          attemptId,
          given.item_id,
          given.round,
          userId,
          JSON.stringify(given.answer),
          feedback.is_correct,
          question.item.skill,
          feedback.mistakes[0]?.mistake ?? null,
          feedback.mistakes[0]?.misconception ?? null,
        ],
      );
      answers.push({ ...given, is_correct: feedback.is_correct });
    }
    const finished = await finishWhenComplete(query, attempt, ask(1), answers);
    const weak = finished ? ask(2).filter(({ item }) => isWeak(answers, item.id)) : [];
    return { ...feedback, finished, review: weak.map(({ item }) => item) };
  });
  return Response.json(response);
};

/** @throws Refusal 400 `invalid-request` for a text where a number is asked for, and for choices that the item has not */
function refuseWhenNoAnswer({ choices }: AskedItem, answer: GivenAnswer['answer']): void {
  const isAnswer =
    typeof answer === 'number'
      ? choices === undefined
      : answer.every((id) => choices?.some((choice) => choice.id === id));
  if (!isAnswer) throw new Refusal(400, 'invalid-request', { field: 'answer' });
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
