import { handInExamReportRequest, LEAST_PART } from '#domain/exams/report-contract.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { reportOf } from './report/report-record.ts';
import { examState } from './sitting/exam-state.ts';

/**
 * Hands a report in as it was saved last. It waits for a person, and changes no more.
 *
 * Refusals: 404 `exam-report-not-found`; 409 `report-handed-in`, `report-incomplete`.
 */
export const handInExamReport: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { report_id: id } = await readCall(request, handInExamReportRequest);
  const now = clock();
  const state = await transaction(async (query) => {
    await lockLearner(query, userId);
    const report = await reportOf(query, id);
    if (report?.user_id !== userId) throw new Refusal(404, 'exam-report-not-found');
    if (report.handed_in_at !== null) throw new Refusal(409, 'report-handed-in');
    const { rubric, texts } = report;
    if (rubric.lines.some((line) => (texts[line.id] ?? '').trim().length < LEAST_PART))
      throw new Refusal(409, 'report-incomplete');
    await query('update public.exam_reports set handed_in_at = $2 where id = $1', [id, now]);
    return examState(query, userId, report.lesson_id, { now, random: Math.random });
  });
  return Response.json(state);
};
