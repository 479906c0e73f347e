import { isConstructed } from '#domain/quiz/is-constructed.ts';
import { answerReviewItemRequest, type AnswerReviewItemResponse } from '#domain/quiz/review-contract.ts';
import type { QuizAnswer } from '#domain/quiz/check-answer.ts';
import type { Query } from '../../adapters/sql.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { recordResponse } from '../record-response.ts';
import { itemFeedback } from './item-feedback.ts';
import { refuseWhenNoAnswer } from './refuse-no-answer.ts';
import { memoryChange } from './review/memory-change.ts';
import { isReviewSettled, loadReview, type PlacedReview, reviewFeedback } from './review/review-question.ts';

/** Who comes back to a question after hours has not thought about it all the time. */
const LONGEST_SECONDS = 3600;

/**
 * Takes the answer to a question of a review or a drill, and tells what it came to, as a quiz does. The first answer counts and says when the
 * skill returns; whoever errs may try once more, which teaches and changes nothing.
 *
 * Refusals: 404 `question-not-found`; 400 `invalid-request`.
 */
export const answerReviewItem: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { question_id, try: place, answer } = await readCall(request, answerReviewItemRequest);
  const response = await transaction(async (query, read): Promise<AnswerReviewItemResponse> => {
    await lockLearner(query, userId);
    const before = await loadReview(query, userId, question_id);
    if (!before) throw new Refusal(404, 'question-not-found');
    const isNew = before.answers.length < place && !isReviewSettled(before);
    if (isNew) refuseWhenNoAnswer(before.item, answer);
    const review = isNew ? await keepAnswer(query, userId, before, answer, now()) : before;
    const feedback = reviewFeedback(review);
    if (!feedback || review.returnsOn === null) throw new Error('A review that was answered has feedback.');
    const change = await read(memoryChange(userId, review));
    return { feedback, returns_on: review.returnsOn, change };
  });
  return Response.json(response);
};

async function keepAnswer(
  query: Query,
  userId: string,
  before: PlacedReview,
  answer: QuizAnswer,
  at: Date,
): Promise<PlacedReview> {
  const { id, item, key, answers, askedAt } = before;
  const { is_correct, mistakes } = itemFeedback({ item_id: item.id, round: 1, answer }, key);
  const seconds = Math.round((at.getTime() - askedAt.getTime()) / 1000);
  const { day, due } = await recordResponse(query, {
    userId,
    at,
    place: before.place,
    lessonId: before.lessonId,
    template: before.template,
    skill: item.skill,
    level: item.difficulty,
    isConstructed: isConstructed(item),
    try: answers.length + 1,
    isRight: is_correct,
    mistake: mistakes[0]?.mistake,
    misconception: mistakes[0]?.misconception,
    hints: before.hints,
    ...(answers.length === 0 && { seconds: Math.min(Math.max(seconds, 0), LONGEST_SECONDS) }),
  });
  const after = { ...before, answers: [...answers, answer], returnsOn: before.returnsOn ?? due ?? day };
  await query(
    `update public.review_questions set answers = $2, is_right = coalesce(is_right, $3), returns_on = $4,
       settled_at = case when $5 then clock_timestamp() end
     where id = $1`,
    [id, JSON.stringify(after.answers), is_correct, after.returnsOn, isReviewSettled(after)],
  );
  return after;
}
