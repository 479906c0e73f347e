import { takeReviewHintRequest, type TakeReviewHintResponse } from '#domain/quiz/review-contract.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { saveReviewHints } from './save-hints.ts';
import { isReviewSettled, loadReview } from './review/review-question.ts';

/**
 * Gives a hint of the open question of a review or a drill, with those before it. It is recorded: with one hint the skill returns earlier, with
 * two as if it had been forgotten.
 *
 * Refusals: 404 `question-not-found`, `hint-not-found`; 409 `item-answered`, `hint-too-early`.
 */
export const takeReviewHint: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { question_id, step } = await readCall(request, takeReviewHintRequest);
  const response = await transaction(async (query): Promise<TakeReviewHintResponse> => {
    await lockLearner(query, userId);
    const review = await loadReview(query, userId, question_id);
    if (!review) throw new Refusal(404, 'question-not-found');
    if (review.key.hints.length < step) throw new Refusal(404, 'hint-not-found');
    if (isReviewSettled(review)) throw new Refusal(409, 'item-answered');
    if (step > review.hints + 1) throw new Refusal(409, 'hint-too-early');
    const taken = Math.max(step, review.hints);
    await saveReviewHints(query, question_id, taken);
    return { hints: review.key.hints.slice(0, taken) };
  });
  return Response.json(response);
};
