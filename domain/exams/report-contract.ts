import * as v from 'valibot';
import type { Rubric } from '../quiz/exam/report-schema.ts';
import type { Mark } from './report/mark-report.ts';

const id = v.pipe(v.string(), v.uuid());

/** So many characters a part of a report has at most. */
export const PART_LENGTH = 6000;

/** A part with fewer characters is not handed in by mistake. */
export const LEAST_PART = 20;

/** `save-exam-report`: what is written so far, by the ids of the rubric's lines. Begins a report where none is open. */
export const saveExamReportRequest = v.strictObject({
  lesson_id: id,
  texts: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(PART_LENGTH))),
    v.check((texts) => Object.keys(texts).length <= 12),
  ),
});

/** `hand-in-exam-report`: as it was saved last. */
export const handInExamReportRequest = v.strictObject({ report_id: id });

/** `mark-exam-report`: points and words for each line of its rubric, in their order. */
export const markExamReportRequest = v.strictObject({
  report_id: id,
  marks: v.pipe(
    v.array(
      v.strictObject({
        points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
        words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
});

/** What is written, by the ids of the rubric's lines. */
export type ReportTexts = Readonly<Record<string, string>>;

/** A report as its learner reads it. */
export type ExamReport = {
  readonly id: string;
  readonly rubric: Rubric;
  readonly texts: ReportTexts;
  /** Null while it is being written. */
  readonly handed_in_at: string | null;
  /** Null until a person has marked it. */
  readonly marks: readonly Mark[] | null;
  readonly is_passed: boolean | null;
};

/** Where a learner is with the report of an exam. */
export type ReportState = {
  /** The rubric for whoever begins now. */
  readonly rubric: Rubric;
  /** Reports that were handed in. */
  readonly attempts: number;
  readonly refusal: 'lesson-closed' | 'report-passed' | 'report-waits' | 'report-unmarked' | null;
  /** From when on another report may be begun; null when that is not what is waited for. */
  readonly again_from: string | null;
  readonly open: ExamReport | null;
  /** The passed one, else the latest that was handed in. */
  readonly finished: ExamReport | null;
};

/** A report that waits for an admin; nothing of who wrote it. */
export type ListedReport = {
  readonly id: string;
  readonly course: string;
  readonly rubric: Rubric;
  readonly texts: ReportTexts;
  readonly handed_in_at: string;
};
