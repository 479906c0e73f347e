import { one } from '#domain/kernel/one.ts';
import { type ItemHints, takeQuizHintRequest } from '#domain/quiz/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { saveQuizHints } from './save-hints.ts';
import { quizQuestions } from './quiz-questions.ts';
import { answersTo, isSettled, isWeak, loadAnswers, lockAttempt } from './quiz-attempt.ts';

/**
 * Gives a hint of an item that is not settled yet, with those before it. It costs nothing and is recorded; a hint
 * asked for twice is the same one.
 */
export const takeQuizHint: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { attempt_id: attemptId, item_id, round, step } = await readCall(request, takeQuizHintRequest);

  const response = await transaction(async (query): Promise<ItemHints> => {
    const attempt = await lockAttempt(query, userId, attemptId);
    const ask = await quizQuestions(query, attempt.lessonId, attemptId);
    const question = ask(round).find(({ item }) => item.id === item_id);
    if (!question) throw new Refusal(404, 'item-not-found');
    const hints = question.key.hints.slice(0, step);
    if (hints.length < step) throw new Refusal(404, 'hint-not-found');

    const answers = await loadAnswers(query, attemptId);
    if (isSettled(answersTo(answers, { item_id, round }), question, attempt)) {
      throw new Refusal(409, 'item-answered');
    }
    if (round === 2 && !(attempt.finished && isWeak(answers, item_id))) {
      throw new Refusal(409, 'item-not-weak');
    }
    const taken = await query<{ steps: number }>(
      `select count(*)::int as steps from public.quiz_hints
       where attempt_id = $1 and item_id = $2 and round = $3`,
      [attemptId, item_id, round],
    );
    if (step > one(taken.rows).steps + 1) throw new Refusal(409, 'hint-too-early');
    await saveQuizHints(query, userId, { attemptId, itemId: item_id, round, step });
    return { item_id, round, hints };
  });
  return Response.json(response);
};
