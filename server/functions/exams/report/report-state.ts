import type { ExamReport, ReportState } from '#domain/exams/report-contract.ts';
import { nextAttemptFrom } from '#domain/exams/practical/attempt-rule.ts';
import type { Query } from '../../../adapters/sql.ts';
import type { ExamFacts } from '../sitting/exam-facts.ts';
import { type ReportRecord, reportsOf } from './report-record.ts';

/** Where a learner is with the report of an exam; null where the exam asks for none. */
export async function reportState(
  query: Query,
  userId: string,
  { lessonId, rubric, mayOpen }: Pick<ExamFacts, 'lessonId' | 'rubric' | 'mayOpen'>,
  now: Date,
): Promise<ReportState | null> {
  if (rubric === null) return null;
  const reports = await reportsOf(query, userId, lessonId);
  const open = reports.find(({ handed_in_at: at }) => at === null);
  const handedIn = reports.filter(({ handed_in_at: at }) => at !== null);
  const passed = handedIn.find(({ is_passed: isPassed }) => isPassed === true);
  const finished = passed ?? handedIn[0];
  const next = nextAttemptFrom(
    handedIn.flatMap(({ handed_in_at: at }) => (at === null ? [] : [at])),
    now,
  );
  const refusal = passed
    ? 'report-passed'
    : !mayOpen
      ? 'lesson-closed'
      : handedIn.some(({ marks }) => marks === null)
        ? 'report-unmarked'
        : open === undefined && next !== null
          ? 'report-waits'
          : null;
  return {
    rubric,
    attempts: handedIn.length,
    refusal,
    again_from: refusal === 'report-waits' ? (next?.toISOString() ?? null) : null,
    open: open ? toReport(open) : null,
    finished: finished ? toReport(finished) : null,
  };
}

function toReport({
  id,
  rubric,
  texts,
  handed_in_at: at,
  marks,
  is_passed: isPassed,
}: ReportRecord): ExamReport {
  return { id, rubric, texts, handed_in_at: at?.toISOString() ?? null, marks, is_passed: isPassed };
}
