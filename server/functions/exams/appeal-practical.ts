import { appealPracticalRequest } from '#domain/exams/appeal-contract.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { attemptOf, isDone } from './practical/attempt-record.ts';
import { examState } from './sitting/exam-state.ts';

/**
 * Says something against the score of a practical part that was not passed, once. It waits for an admin.
 *
 * Refusals: 404 `attempt-not-found`; 409 `attempt-not-finished`, `practical-passed`, `already-appealed`.
 */
export const appealPractical: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { session_id: id, reason } = await readCall(request, appealPracticalRequest);
  const now = clock();
  const state = await transaction(async (query) => {
    await lockLearner(query, userId);
    const attempt = await attemptOf(query, id);
    if (attempt?.user_id !== userId) throw new Refusal(404, 'attempt-not-found');
    if (attempt.finished_at === null) throw new Refusal(409, 'attempt-not-finished');
    if (isDone(attempt)) throw new Refusal(409, 'practical-passed');
    if (attempt.appeal) throw new Refusal(409, 'already-appealed');
    await query(
      'insert into public.exam_appeals (session_id, user_id, reason, sent_at) values ($1, $2, $3, $4)',
      [id, userId, reason, now],
    );
    return examState(query, userId, attempt.lesson_id, { now, random: Math.random });
  });
  return Response.json(state);
};
