import { nothingAsked } from '#domain/credentials/admin-contract.ts';
import type { ListedReport } from '#domain/exams/report-contract.ts';
import { adminReading } from '../admin-function.ts';

/** So many are listed: those that have waited longest. */
const LISTED = 100;

/** The reports of exams that wait for a person, the oldest first. Whose they are does not stand with them. */
export const listExamReports = adminReading('list-exam-reports', nothingAsked, async (_input, { query }) => {
  const { rows } = await query<ListedReport>(
    `select reports.id, courses.title as course, reports.rubric, reports.texts, reports.handed_in_at
     from public.exam_reports as reports
     join public.lessons on lessons.id = reports.lesson_id
     join public.courses on courses.id = lessons.course_id
     where reports.handed_in_at is not null and reports.marked_at is null
     order by reports.handed_in_at limit $1`,
    [LISTED],
  );
  return { reports: rows };
});
