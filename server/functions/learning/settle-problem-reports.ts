import { settleProblemReportsRequest } from '#domain/learning/contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Resolves or dismisses problem reports with a note, or opens them again, all of them or none.
 *
 * Refusals: 404 `report-not-found`.
 */
export const settleProblemReports = adminAction(
  'settle-problem-reports',
  settleProblemReportsRequest,
  async ({ report_ids: ids, status, note }, { query, now }) => {
    const reports = [...new Set(ids)];
    const { rowCount } = await query(
      `update public.problem_reports
       set status = $2, settled_note = $3, settled_at = case when $2 = 'open' then null else $4::timestamptz end
       where id = any ($1::uuid[])`,
      [reports, status, note, now()],
    );
    if (rowCount !== reports.length) throw new Refusal(404, 'report-not-found');
    return { subjectId: null, details: { status, reports }, answer: { settled: rowCount } };
  },
);
