import type { Cents } from '../kernel/money/cents.ts';
import { nominal } from '../kernel/nominal.ts';
import type { CourseId } from '../kernel/ids.ts';
import * as v from 'valibot';
import { isDay } from '../kernel/time/is-day.ts';
import type { PeriodUnit } from './period.ts';

/** Below so many cases no finding is stated; for the discrimination of items the SQL has the same number. */
export const LEAST_CASES = 30;

/** What is counted by day, in the order in which it is shown. */
export const MEASURES = [
  'sign_ups',
  'enrolments',
  'lesson_completions',
  'course_completions',
  'assessments',
  'onboardings',
  'plan_choices',
  'applications',
  'leads',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What the nightly job counts of learning. */
export type LearningFigure =
  | 'first_answer'
  | 'return'
  | 'recall'
  | 'forecast'
  | 'stuck'
  | 'block'
  | 'choice'
  | 'time'
  | 'placement';

const day = v.pipe(v.string(), v.check(isDay));
const period = {
  /** The first day; null: from the first sign-up on. */
  from: v.nullable(day),
  /** The last day. */
  to: day,
};
const courseId = v.pipe(v.string(), v.uuid(), v.transform(nominal<CourseId>));

/** `read-analytics`: one section of the figures, for a period and, where it says something, for one course. */
export const readAnalyticsRequest = v.variant('section', [
  v.object({
    section: v.picklist(['days', 'courses', 'retention', 'revenue', 'learning']),
    ...period,
    course_id: v.nullable(courseId),
  }),
  v.object({ section: v.picklist(['lessons', 'items', 'mistakes']), ...period, course_id: courseId }),
]);
export type ReadAnalyticsRequest = v.InferOutput<typeof readAnalyticsRequest>;

type Titled = {
  readonly title: string;
  readonly translations: Readonly<Record<string, { readonly title?: string }>>;
};

/** The rows of each section, as the functions `private.read_*` give them; days are YYYY-MM-DD. */
export type AnalyticsRows = {
  readonly days: {
    readonly starts_on: string;
    /** `sign_ups_ripe` and `activations` are of the days whose seven days are over. */
    readonly measure: Measure | 'sign_ups_ripe' | 'activations';
    readonly happened: number;
  };
  readonly courses: Titled & {
    readonly course_id: string;
    readonly enrolled: number;
    /** At least 1, 25, 50 and 75 percent of the lessons. */
    readonly began: number;
    readonly quarter: number;
    readonly half: number;
    readonly three_quarters: number;
    readonly completed: number;
  };
  readonly lessons: Titled & {
    readonly lesson_id: string;
    readonly module_number: number;
    readonly lesson_number: number;
    readonly content_type: 'video' | 'text' | 'quiz';
    readonly opened: number;
    readonly completed: number;
  };
  readonly items: Titled & {
    readonly lesson_id: string;
    readonly item_id: string;
    readonly module_number: number;
    /** Sanitised; empty for an item that draws its numbers. */
    readonly prompt_html: string;
    readonly skill_name: string;
    readonly answers: number;
    readonly correct: number;
    /** From -1 to 1. */
    readonly discrimination: number | null;
  };
  readonly mistakes: Titled & {
    readonly lesson_id: string;
    readonly module_number: number;
    /** An item of a quiz, `activity/item` of a check in a lesson, or the activity that is a transcript. */
    readonly item_id: string;
    /** `unknown`: wrong in a way that nobody foresaw. Of a transcript: a fault not found, a sound sentence marked. */
    readonly kind: 'slip' | 'misread' | 'formula' | 'belief' | 'unknown' | 'missed' | 'false_alarm';
    /** The misconception of a belief, the reason in a transcript; else empty. */
    readonly name: string;
    readonly belief: string | null;
    readonly happened: number;
    /** First answers to the item. */
    readonly answers: number;
    /** The same of as many days before the period. */
    readonly happened_before: number;
    readonly answers_before: number;
  };
  /** Of all time, as counted last night; the period does not matter. Those of lessons are of the course alone. */
  readonly learning: Titled & {
    readonly figure: LearningFigure;
    readonly lesson_id: string | null;
    /** The day of `return`, the tenth of `forecast`, a skill, a block, an item or the template of one. */
    readonly name: string;
    /** The choice. */
    readonly detail: string;
    readonly cases: number;
    readonly happened: number;
    /** The mean forecast, the median of seconds, the difficulty in use. */
    readonly value: number | null;
    /** The author's difficulty. */
    readonly other: number | null;
  };
  readonly retention: {
    readonly cohort_week: string;
    readonly joined: number;
    readonly week: number;
    readonly learners: number;
  };
  readonly revenue: {
    readonly starts_on: string;
    readonly currency: string;
    /** `test`: no money moved. */
    readonly provider: 'test' | 'stripe';
    readonly kind: 'payment' | 'refund';
    readonly payments: number;
    readonly amount_minor: Cents;
  };
};
export type AnalyticsSection = keyof AnalyticsRows;

/** What `read-analytics` answers. */
export type AnalyticsAnswer<Section extends AnalyticsSection> = {
  readonly rows: readonly AnalyticsRows[Section][];
  readonly period: { readonly from: string; readonly to: string; readonly unit: PeriodUnit };
  /** The moment that the figures are of, ISO 8601. */
  readonly as_of: string;
  /** The days before this moment are closed: counted once, in the hour after it. Null: every day is counted now. */
  readonly counted_until: string | null;
  /** Whether demonstration learners are among those counted. */
  readonly includes_demonstration: boolean;
};
