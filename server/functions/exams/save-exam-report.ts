import { saveExamReportRequest } from '#domain/exams/report-contract.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { reportState } from './report/report-state.ts';
import { examFacts } from './sitting/exam-facts.ts';

/**
 * Keeps what a report of an exam says so far, from whatever device. Where none is open, it begins one with the rubric as it is
 * published now.
 *
 * Refusals: 404 `exam-not-found`; 400 `invalid-request`; 409 `lesson-closed`, `report-passed`, `report-waits`, `report-unmarked`.
 */
export const saveExamReport: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId, texts } = await readCall(request, saveExamReportRequest);
  const now = clock();
  const id = await transaction(async (query) => {
    await lockLearner(query, userId);
    const state = await reportState(query, userId, await examFacts(query, userId, lessonId, now), now);
    if (state === null) throw new Refusal(404, 'exam-not-found');
    if (state.refusal !== null) throw new Refusal(409, state.refusal);
    const { open, rubric } = state;
    const known = new Set((open?.rubric ?? rubric).lines.map((line) => line.id));
    if (Object.keys(texts).some((line) => !known.has(line)))
      throw new Refusal(400, 'invalid-request', { field: 'texts' });
    if (open) {
      await query('update public.exam_reports set texts = $2 where id = $1', [
        open.id,
        JSON.stringify(texts),
      ]);
      return open.id;
    }
    const begun = crypto.randomUUID();
    await query(
      `insert into public.exam_reports (id, user_id, lesson_id, rubric, texts, started_at) values ($1, $2, $3, $4, $5, $6)`,
      [begun, userId, lessonId, JSON.stringify(rubric), JSON.stringify(texts), now],
    );
    return begun;
  });
  return Response.json({ report_id: id });
};
