import { answerExamItemRequest } from '#domain/exams/contract.ts';
import { refuseWhenNoAnswer } from '../learning/refuse-no-answer.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { examState } from './sitting/exam-state.ts';
import { gradeAnswer } from './sitting/grade-answer.ts';
import { lockSitting, sittingRows } from './sitting/sitting-record.ts';

/**
 * Takes the answer to a new item on a critical skill, once the sitting was passed. One that is right shows the skill; after one that
 * is not, another item is asked a day later. An answer that is sent again changes nothing.
 *
 * Refusals: 404 `sitting-not-found`, `item-not-found`; 400 `invalid-request`.
 */
export const answerNewItem: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { sitting_id: id, place, answer } = await readCall(request, answerExamItemRequest);
  const now = clock();
  const state = await transaction(async (query) => {
    const sitting = await lockSitting(query, userId, id);
    const row = (await sittingRows(query, sitting)).find((other) => other.place === place);
    if (!row?.asked || !row.is_new_item) throw new Refusal(404, 'item-not-found');
    if (answer === null) throw new Refusal(400, 'invalid-request', { field: 'answer' });
    if (row.is_right === null) {
      refuseWhenNoAnswer(row.asked.item, answer);
      await query(
        'update public.exam_answers set answer = $3, answered_at = $4 where sitting_id = $1 and place = $2',
        [id, place, JSON.stringify(answer), now],
      );
      await gradeAnswer(query, sitting, { ...row, answer, answered_at: now }, now);
    }
    return examState(query, userId, sitting.lessonId, { now, random: Math.random });
  });
  return Response.json(state);
};
