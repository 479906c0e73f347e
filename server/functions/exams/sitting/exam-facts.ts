import { oneOrNone } from '#domain/kernel/one.ts';
import type { ExamRefusal, ExamState } from '#domain/exams/contract.ts';
import { nextSittingFrom, SITTINGS_IN_WINDOW, WINDOW_DAYS } from '#domain/exams/sitting-rule.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { Rubric } from '#domain/quiz/exam/report-schema.ts';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';

/** The exam of a course as a learner comes to it. */
export type ExamFacts = {
  readonly lessonId: string;
  readonly courseId: string;
  /** Of the course. */
  readonly title: string;
  readonly translations: ExamState['translations'];
  /** How many items a sitting asks. */
  readonly questions: number;
  readonly minutes: number;
  readonly critical: readonly string[];
  readonly sittingsLeft: number;
  readonly refusal: ExamRefusal | null;
  readonly againFrom: Date | null;
  /** Whether everything before the exam is done: then its practical part may be begun, too. */
  readonly mayOpen: boolean;
  /** Null for an exam without one. */
  readonly practical: Practical | null;
  /** Of an exam whose practical part is a report. */
  readonly rubric: Rubric | null;
};

type ExamRow = {
  readonly course_id: string;
  readonly title: string;
  readonly translations: ExamState['translations'];
  readonly questions: number;
  readonly minutes: number;
  readonly critical: readonly string[] | null;
  readonly practical: Practical | null;
  readonly rubric: Rubric | null;
  readonly may_open: boolean;
  readonly is_passed: boolean;
  readonly begun: readonly (Date | string)[];
};

/**
 * An exam, and whether the learner may begin a sitting now.
 * @throws Refusal 404 `exam-not-found`
 */
export async function examFacts(
  query: Query,
  userId: string,
  lessonId: string,
  now: Date,
): Promise<ExamFacts> {
  const { rows } = await query<ExamRow>(
    `select lessons.course_id, courses.title, courses.translations,
       coalesce((bodies.quiz -> 'exam' ->> 'minutes')::int, lessons.duration_minutes) as minutes,
       (select array_agg(skill order by place) from jsonb_array_elements_text(bodies.quiz -> 'exam' -> 'critical')
          with ordinality as named(skill, place)) as critical,
       bodies.quiz -> 'exam' -> 'practical' as practical, bodies.quiz -> 'exam' -> 'report' as rubric,
       (select count(distinct coalesce(item ->> 'instead_of', item ->> 'id'))::int
          from jsonb_array_elements(bodies.quiz -> 'items') as items(item)) as questions,
       private.learner_can_open_lesson($1, lessons.id) as may_open,
       exists (
         select from public.exam_sittings where user_id = $1 and lesson_id = lessons.id and is_passed
       ) as is_passed,
       array(
         select started_at from public.exam_sittings where user_id = $1 and lesson_id = lessons.id
           and started_at > $3::timestamptz - make_interval(days => $4)
       ) as begun
     from public.lessons
     join public.courses on courses.id = lessons.course_id
     join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     where lessons.id = $2 and lessons.is_exam and lessons.retired_at is null
       and (courses.is_active or private.is_enrolled($1, courses.id))`,
    [userId, lessonId, now, WINDOW_DAYS],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'exam-not-found');
  const begun = row.begun.map((at) => new Date(at));
  const againFrom = nextSittingFrom(begun, now);
  const refusal = row.is_passed
    ? 'exam-passed'
    : !row.may_open
      ? 'lesson-closed'
      : againFrom
        ? 'too-many-sittings'
        : null;
  return {
    lessonId,
    courseId: row.course_id,
    title: row.title,
    translations: row.translations,
    questions: row.questions,
    minutes: row.minutes,
    critical: row.critical ?? [],
    sittingsLeft: Math.max(0, SITTINGS_IN_WINDOW - begun.length),
    refusal,
    againFrom: refusal === 'too-many-sittings' ? againFrom : null,
    mayOpen: row.may_open,
    practical: row.practical,
    rubric: row.rubric,
  };
}
