import { finishExamRequest } from '#domain/exams/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { endSitting } from './sitting/end-sitting.ts';
import { examFacts } from './sitting/exam-facts.ts';
import { examState, isOver } from './sitting/exam-state.ts';
import { lockSitting } from './sitting/sitting-record.ts';

/**
 * Hands a sitting in with what was kept; what was not answered is not right. What was missed is explained then.
 *
 * Refusals: 404 `sitting-not-found`.
 */
export const finishExam: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { sitting_id: id } = await readCall(request, finishExamRequest);
  const now = clock();
  const state = await transaction(async (query) => {
    const sitting = await lockSitting(query, userId, id);
    if (!isOver(sitting, now)) {
      const exam = await examFacts(query, userId, sitting.lessonId, now);
      await endSitting(query, sitting, exam, { at: now, random: Math.random });
    }
    return examState(query, userId, sitting.lessonId, { now, random: Math.random });
  });
  return Response.json(state);
};
