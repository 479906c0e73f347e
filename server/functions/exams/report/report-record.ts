import type { Mark } from '#domain/exams/report/mark-report.ts';
import type { ReportTexts } from '#domain/exams/report-contract.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Rubric } from '#domain/quiz/exam/report-schema.ts';
import type { Query } from '../../../adapters/sql.ts';

/** A report of an exam. */
export type ReportRecord = {
  readonly id: string;
  readonly user_id: UserId;
  readonly lesson_id: string;
  readonly rubric: Rubric;
  readonly texts: ReportTexts;
  readonly handed_in_at: Date | null;
  readonly marks: readonly Mark[] | null;
  readonly record: string | null;
  readonly is_passed: boolean | null;
};

const REPORTS =
  'select id, user_id, lesson_id, rubric, texts, handed_in_at, marks, record, is_passed from public.exam_reports';

/** The reports of a learner for an exam, the latest first. */
export async function reportsOf(query: Query, userId: string, lessonId: string): Promise<ReportRecord[]> {
  const { rows } = await query<ReportRecord>(
    `${REPORTS} where user_id = $1 and lesson_id = $2 order by started_at desc`,
    [userId, lessonId],
  );
  return rows.map(withDate);
}

/** A report by its id. */
export async function reportOf(query: Query, id: string): Promise<ReportRecord | undefined> {
  const { rows } = await query<ReportRecord>(`${REPORTS} where id = $1`, [id]);
  const row = oneOrNone(rows);
  return row && withDate(row);
}

function withDate(row: ReportRecord): ReportRecord {
  return { ...row, handed_in_at: row.handed_in_at && new Date(row.handed_in_at) };
}
