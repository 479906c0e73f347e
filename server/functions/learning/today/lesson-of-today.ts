import { lessonMinutes } from '#domain/knowledge/compose-day.ts';
import type { LessonStretch } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { nothingToRead } from '../../nothing-to-read.ts';
import { nextLessonOnPath } from '../../path/next-lesson-on-path.ts';
import { pathFacts } from '../../path/path-facts.ts';
import { type Reading, reading } from '../../reading.ts';
import { readings } from '../../readings.ts';

/** A quiz is answered in sets of so many. */
const QUIZ_SET = 4;

/** The lesson of a day: the one worked on today to a stopping place, else the next one. */
export type LessonOfToday = Pick<LessonStretch, 'lesson' | 'course_slug' | 'lesson_minutes'> & {
  readonly isDone: boolean;
};

type LessonRow = LessonStretch['lesson'] & { readonly course_slug: string; readonly lesson_minutes: number };

const LESSON = `lessons.id, lessons.course_id, lessons.title, lessons.translations, courses.slug as course_slug,
  lessons.duration_minutes as lesson_minutes`;

/** What the lesson of a day is chosen by: the one that was done, else the one at which the path stands. */
type LessonFacts = { readonly done: LessonRow | undefined; readonly onPath: string | null };

/**
 * Reads by what the lesson of a day is chosen. One is done that was completed today, or worked on for as long as a sitting takes, or of whose
 * quiz a set was answered.
 *
 * @param since when the learner's day began
 */
export function lessonFacts(userId: string, day: string, since: Date): Reading<LessonFacts> {
  return readings(
    { done: doneToday(userId, day, since), path: pathFacts(userId, day) },
    ({ done, path }) => ({
      done,
      onPath: done ? null : nextLessonOnPath(path),
    }),
  );
}

/**
 * The lesson of a day: what was done; else the lesson at which the path stands, and while that is of a course they do not
 * take, the first one not completed of the course open last.
 */
export function lessonOfToday(userId: string, { done, onPath }: LessonFacts): Reading<LessonOfToday | null> {
  if (done) return nothingToRead(chosen(done, true));
  return readings({ path: lessonOnPath(userId, onPath), next: nextLesson(userId) }, ({ path, next }) => {
    const row = path ?? next;
    return row ? chosen(row, false) : null;
  });
}

function chosen({ course_slug, lesson_minutes, ...lesson }: LessonRow, isDone: boolean): LessonOfToday {
  return { lesson, course_slug, lesson_minutes, isDone };
}

function doneToday(userId: string, day: string, since: Date): Reading<LessonRow | undefined> {
  return reading(
    `with worked as (
       select lesson_id, occurred_at as at, 0 as answers, false as completed, (details ->> 'seconds')::int as seconds
       from public.learning_events
       where user_id = $1 and verb = 'time_on_task' and occurred_at >= $3
       union all
       select lesson_id, completed_at, 0, true, 0 from public.user_progress
       where user_id = $1 and completed_at >= $3
       union all
       select lesson_id, answered_at, 1, false, 0 from public.responses
       where user_id = $1 and day = $2 and place = 'quiz' and try = 1 and lesson_id is not null
     ), sums as (
       select lesson_id, min(at) as at, sum(answers)::int as answers, bool_or(completed) as completed,
         sum(seconds)::int as seconds
       from worked group by lesson_id
     )
     select ${LESSON}, seconds, answers, completed from sums
     join public.lessons on lessons.id = sums.lesson_id join public.courses on courses.id = lessons.course_id
     order by sums.at`,
    [userId, day, since],
    (rows: WorkedRow[]) => {
      const found = rows.find(
        ({ seconds, answers, completed, lesson_minutes }) =>
          completed || answers >= QUIZ_SET || seconds >= 60 * lessonMinutes(lesson_minutes),
      );
      if (!found) return undefined;
      const { seconds: _seconds, answers: _answers, completed: _completed, ...row } = found;
      return row;
    },
  );
}

type WorkedRow = LessonRow & {
  readonly seconds: number;
  readonly answers: number;
  readonly completed: boolean;
};

function lessonOnPath(userId: string, lessonId: string | null): Reading<LessonRow | undefined> {
  if (lessonId === null) return nothingToRead(undefined);
  return reading(
    `select ${LESSON} from public.lessons join public.courses on courses.id = lessons.course_id
     where lessons.id = $2 and private.is_enrolled($1, lessons.course_id)
       and private.learner_can_open_lesson($1, lessons.id)`,
    [userId, lessonId],
    (rows: LessonRow[]) => oneOrNone(rows),
  );
}

function nextLesson(userId: string): Reading<LessonRow | undefined> {
  return reading(
    `select ${LESSON} from (
       select enrollments.course_id, enrollments.created_at, (
         select max(updated_at) from public.lesson_positions as positions
         where positions.user_id = $1 and positions.course_id = enrollments.course_id
       ) as left_at
       from public.enrollments where enrollments.user_id = $1
     ) as taken
     join public.courses on courses.id = taken.course_id
     cross join lateral (
       select lessons.id from public.lessons join public.modules on modules.id = lessons.module_id
       where lessons.course_id = taken.course_id and lessons.retired_at is null and not exists (
         select from public.user_progress as progress
         where progress.user_id = $1 and progress.lesson_id = lessons.id and progress.completed
       )
       order by modules.order_index, lessons.order_index limit 1
     ) as next
     join public.lessons on lessons.id = next.id
     where private.learner_can_open_lesson($1, next.id)
     order by left_at desc nulls last, taken.created_at limit 1`,
    [userId],
    (rows: LessonRow[]) => oneOrNone(rows),
  );
}
