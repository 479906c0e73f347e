import { appealSittingRequest } from '#domain/exams/appeal-contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { examState } from './sitting/exam-state.ts';
import { lockSitting } from './sitting/sitting-record.ts';

/**
 * Says something against a sitting that was not passed, once. It waits for an admin.
 *
 * Refusals: 404 `sitting-not-found`; 409 `sitting-not-finished`, `exam-passed`, `already-appealed`.
 */
export const appealSitting: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { sitting_id: id, reason } = await readCall(request, appealSittingRequest);
  const lots = { now: clock(), random: Math.random };
  const state = await transaction(async (query) => {
    const { lessonId } = await lockSitting(query, userId, id);
    // Ends it where its time is over.
    const { open, refusal } = await examState(query, userId, lessonId, lots);
    if (open?.id === id) throw new Refusal(409, 'sitting-not-finished');
    if (refusal === 'exam-passed') throw new Refusal(409, 'exam-passed');
    const { rowCount } = await query(
      `insert into public.exam_appeals (sitting_id, user_id, reason, sent_at) values ($1, $2, $3, $4)
       on conflict (sitting_id) do nothing`,
      [id, userId, reason, lots.now],
    );
    if (rowCount === 0) throw new Refusal(409, 'already-appealed');
    return examState(query, userId, lessonId, lots);
  });
  return Response.json(state);
};
