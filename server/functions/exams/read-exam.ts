import { examRequest } from '#domain/exams/contract.ts';
import { lockLearner } from '../lock-learner.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { examState } from './sitting/exam-state.ts';

/**
 * Where the caller is with the exam of a course. Ends a sitting whose time is over.
 *
 * Refusals: 404 `exam-not-found`.
 */
export const readExam: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId } = await readCall(request, examRequest);
  const state = await transaction(async (query) => {
    await lockLearner(query, userId);
    return examState(query, userId, lessonId, { now: now(), random: Math.random });
  });
  return Response.json(state);
};
