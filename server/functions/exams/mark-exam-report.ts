import { scoreReport } from '#domain/exams/report/mark-report.ts';
import { markExamReportRequest } from '#domain/exams/report-contract.ts';
import { reportMarked } from '#server/mails/exams/report-marked.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import { type AdminFunction, adminAction } from '../admin-function.ts';
import { findRecipient } from '../find-recipient.ts';
import { lockLearner } from '../lock-learner.ts';
import { Refusal } from '../product-function.ts';
import { completeCertificate } from './complete-certificate.ts';
import { reportOf } from './report/report-record.ts';

/**
 * Marks a report that was handed in: points and words for each line of its rubric, which its learner reads; and writes to them. One that
 * passes orders the certificate at once where nothing else is missing.
 *
 * Refusals: 404 `exam-report-not-found`; 400 `invalid-request`; 409 `report-marked`, `own-report`.
 */
export function createMarkExamReport(sendMail: SendMail): AdminFunction {
  return adminAction(
    'mark-exam-report',
    markExamReportRequest,
    async ({ report_id: id, marks }, { query, now, adminId }) => {
      const found = await reportOf(query, id);
      if (!found || found.handed_in_at === null) throw new Refusal(404, 'exam-report-not-found');
      const { user_id: userId, lesson_id: lessonId, rubric } = found;
      if (userId === adminId) throw new Refusal(409, 'own-report');
      const score = scoreReport(rubric, marks);
      if (!score) throw new Refusal(400, 'invalid-request', { field: 'marks' });
      await lockLearner(query, userId);
      const { rowCount } = await query(
        `update public.exam_reports set marks = $2, record = $3, is_passed = $4, marked_at = $5
         where id = $1 and marked_at is null`,
        [id, JSON.stringify(marks), score.record, score.isPassed, now()],
      );
      if (rowCount === 0) throw new Refusal(409, 'report-marked');
      if (score.isPassed) await completeCertificate(query, userId, lessonId);
      const recipient = await findRecipient(query, userId);
      if (recipient) await sendMail(query, recipient, reportMarked({ lessonId, isPassed: score.isPassed }));
      return {
        subjectId: id,
        details: { points: score.points, is_passed: score.isPassed },
        answer: { report_id: id },
      };
    },
  );
}
