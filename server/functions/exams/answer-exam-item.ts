import { answerExamItemRequest, type SavedAnswer } from '#domain/exams/contract.ts';
import { refuseWhenNoAnswer } from '../learning/refuse-no-answer.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { isOver, secondsLeft } from './sitting/exam-state.ts';
import { lockSitting, sittingRows } from './sitting/sitting-record.ts';

/**
 * Keeps the answer to a question of a sitting, in the place of the one before, or takes it back with null. Says nothing of it. The
 * answer that is sent last counts, from whatever device; what comes after the time is not kept.
 *
 * Refusals: 404 `sitting-not-found`, `item-not-found`; 400 `invalid-request`.
 */
export const answerExamItem: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { sitting_id: id, place, answer } = await readCall(request, answerExamItemRequest);
  const now = clock();
  const kept = await transaction(async (query): Promise<SavedAnswer> => {
    const sitting = await lockSitting(query, userId, id);
    const row = (await sittingRows(query, sitting)).find((other) => other.place === place);
    if (!row?.asked || row.is_new_item) throw new Refusal(404, 'item-not-found');
    if (isOver(sitting, now)) return { seconds_left: 0 };
    if (answer !== null) refuseWhenNoAnswer(row.asked.item, answer);
    await query(
      `update public.exam_answers set answer = $3, answered_at = case when $3::jsonb is not null then $4::timestamptz end
       where sitting_id = $1 and place = $2`,
      [id, place, answer === null ? null : JSON.stringify(answer), now],
    );
    return { seconds_left: secondsLeft(sitting, now) };
  });
  return Response.json(kept);
};
