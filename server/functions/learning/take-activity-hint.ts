import { takeActivityHintRequest, type TakeActivityHintResponse } from '#domain/activities/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askActivities } from './activity-questions.ts';
import { loadActivityAnswers, questionState } from './activity-state.ts';
import { saveActivityHints } from './save-hints.ts';

/**
 * Gives a hint of an item of a check that is not settled yet, with those before it. It costs nothing and is recorded; a hint
 * asked for twice is the same one.
 *
 * Refusals: 404 `activity-not-found`, `hint-not-found`; 409 `item-answered`.
 */
export const takeActivityHint: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId, activity, item_id, step } = await readCall(request, takeActivityHintRequest);

  const response = await transaction(async (query): Promise<TakeActivityHintResponse> => {
    const questions = await askActivities(query, userId, lessonId);
    const question = questions.find((asked) => asked.activity === activity && asked.item?.id === item_id);
    if (!question) throw new Refusal(404, 'activity-not-found');
    if (question.hints.length < step) throw new Refusal(404, 'hint-not-found');
    const answers = await loadActivityAnswers(query, userId, lessonId);
    if (questionState(question, answers, []).solution !== null) throw new Refusal(409, 'item-answered');
    await saveActivityHints(query, userId, { lessonId, activity, itemId: item_id, step });
    return { hints: question.hints.slice(0, step) };
  });
  return Response.json(response);
};
