import { nominal } from '../kernel/nominal.ts';
import type { CourseId, LessonId } from '../kernel/ids.ts';
import * as v from 'valibot';

const uuid = v.pipe(v.string(), v.uuid());

/** What can be wrong with a lesson, and where a report of it stands. */
export const REPORT_KINDS = ['mistake', 'unclear', 'broken', 'other'] as const;
export const REPORT_STATES = ['open', 'resolved', 'dismissed'] as const;

/** How many problem reports are settled by one call. */
export const REPORTS_AT_ONCE = 50;

/** `settle-problem-reports`: resolves, dismisses, or opens again. */
export const settleProblemReportsRequest = v.pipe(
  v.object({
    report_ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(REPORTS_AT_ONCE)),
    status: v.picklist(REPORT_STATES),
    /** What was done about them, or why nothing was; whoever reported them can read it. */
    note: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
  }),
  v.check(({ status, note }) => status !== 'open' || note === null),
);

/** `read-lesson-statistics`: of the lessons of a course, over the days before now. */
export const readLessonStatisticsRequest = v.object({
  course_id: v.pipe(v.string(), v.uuid(), v.transform(nominal<CourseId>)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});

/** How a lesson was used: counts of learners, each counted once. */
export type LessonStatistics = {
  readonly lesson_id: string;
  readonly opened: number;
  readonly completed: number;
  /** Median of all minutes of the learners who worked on it in these days; null when nobody's time is known. */
  readonly median_minutes: number | null;
  /** Learners whose time is known. */
  readonly timed: number;
  /** Learners who finished its quiz, and those of them who passed it. */
  readonly finished: number;
  readonly passed: number;
  readonly open_reports: number;
};

/** `preview-lesson` answers a LessonPreview of domain/quiz. */
export const previewLessonRequest = v.object({
  lesson_id: v.pipe(v.string(), v.uuid(), v.transform(nominal<LessonId>)),
});
