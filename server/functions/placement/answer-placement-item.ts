import { answerPlacementItemRequest, type PlacementAnswer } from '#domain/placement/contract.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { recordResponse } from '../record-response.ts';
import { readCall, requireUser } from '../read-call.ts';
import { itemFeedback } from '../learning/item-feedback.ts';
import { loadQuestions } from './placement-items.ts';
import { askNext, loadAsked, lockPlacement } from './placement-record.ts';
import { loadState } from './placement-state.ts';

/** A pause is no thinking: longer times count as this long. */
const MOST_SECONDS = 600;

/**
 * Takes the answer to the open item, or "I do not know yet", and asks the next one; nothing is told of the answer before the
 * placement is finished. An answer that is sent again changes nothing.
 *
 * Refusals: 404 `placement-not-found`, `item-not-found`; 400 `invalid-request`.
 */
export const answerPlacementItem: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const given = await readCall(request, answerPlacementItemRequest);
  const state = await transaction(async (query) => {
    const placement = await lockPlacement(query, userId, given.placement_id);
    const asked = (await loadAsked(query, placement.id)).find(({ item }) => item.id === given.item_id);
    const question = (await loadQuestions(query, placement.id)).find(({ item }) => item.id === given.item_id);
    if (!asked || !question) throw new Refusal(404, 'item-not-found');
    if (asked.right === null && placement.finishedAt === null) {
      refuseWhenNoAnswer(question.item, given.answer);
      const checked =
        given.answer === null
          ? undefined
          : itemFeedback({ item_id: given.item_id, round: 1, answer: given.answer }, question.key);
      await query(
        `update public.placement_answers
         set answer = $3, is_right = $4, mistake = $5, misconception = $6, answered_at = clock_timestamp()
         where placement_id = $1 and item_id = $2`,
        [
          placement.id,
          given.item_id,
          given.answer === null ? null : JSON.stringify(given.answer),
          checked?.is_correct ?? false,
          checked?.mistakes[0]?.mistake ?? null,
          checked?.mistakes[0]?.misconception ?? null,
        ],
      );
      await recordResponse(query, {
        userId,
        at: now(),
        place: 'placement',
        lessonId: null,
        template: `placement/${asked.item.strand}/${given.item_id}`,
        version: String(asked.version),
        skill: question.item.skill,
        level: question.item.difficulty,
        isConstructed: question.item.choices === undefined,
        try: 1,
        isRight: checked?.is_correct ?? false,
        mistake: checked?.mistakes[0]?.mistake,
        misconception: checked?.mistakes[0]?.misconception,
        hints: 0,
        // Whoever was interrupted did not think for an hour.
        seconds: Math.min(MOST_SECONDS, Math.round((now().getTime() - asked.askedAt.getTime()) / 1000)),
      });
      await askNext(query, placement, Math.random);
    }
    return loadState(query, userId);
  });
  return Response.json(state);
};

/** @throws Refusal 400 `invalid-request` for a text where a number is asked for, and for choices that the item has not */
function refuseWhenNoAnswer({ choices }: AskedItem, answer: PlacementAnswer): void {
  if (answer === null) return;
  const isAnswer =
    typeof answer === 'number'
      ? choices === undefined
      : answer.every((id) => choices?.some((choice) => choice.id === id));
  if (!isAnswer) throw new Refusal(400, 'invalid-request', { field: 'answer' });
}
