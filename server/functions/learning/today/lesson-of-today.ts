import { lessonMinutes } from '#domain/knowledge/compose-day.ts';
import type { LessonStretch } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { nextLessonOnPath } from '../../path/next-lesson-on-path.ts';

/** A quiz is answered in sets of so many. */
const QUIZ_SET = 4;

/** The lesson of a day: the one worked on today to a stopping place, else the next one. */
export type LessonOfToday = Pick<LessonStretch, 'lesson' | 'course_slug' | 'lesson_minutes'> & {
  readonly isDone: boolean;
};

type LessonRow = LessonStretch['lesson'] & { readonly course_slug: string; readonly lesson_minutes: number };

const LESSON = `lessons.id, lessons.course_id, lessons.title, lessons.translations, courses.slug as course_slug,
  lessons.duration_minutes as lesson_minutes`;

/**
 * Reads it: completed today, or worked on for as long as a sitting takes, or a set of a quiz answered. Else the lesson at
 * which the path stands, and while that is of a course they do not take, the first one not completed of the course open last.
 *
 * @param since when the learner's day began
 */
export async function lessonOfToday(
  query: Query,
  userId: string,
  day: string,
  since: Date,
): Promise<LessonOfToday | null> {
  const done = await doneToday(query, userId, day, since);
  const row = done ?? (await lessonOnPath(query, userId, day)) ?? (await nextLesson(query, userId));
  if (!row) return null;
  const { course_slug, lesson_minutes, ...lesson } = row;
  return { lesson, course_slug, lesson_minutes, isDone: done !== undefined };
}

async function doneToday(
  query: Query,
  userId: string,
  day: string,
  since: Date,
): Promise<LessonRow | undefined> {
  const { rows } = await query<LessonRow & { seconds: number; answers: number; completed: boolean }>(
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
  );
  const found = rows.find(
    ({ seconds, answers, completed, lesson_minutes }) =>
      completed || answers >= QUIZ_SET || seconds >= 60 * lessonMinutes(lesson_minutes),
  );
  if (!found) return undefined;
  const { seconds: _seconds, answers: _answers, completed: _completed, ...row } = found;
  return row;
}

async function lessonOnPath(query: Query, userId: string, day: string): Promise<LessonRow | undefined> {
  const { rows } = await query<LessonRow>(
    `select ${LESSON} from public.lessons join public.courses on courses.id = lessons.course_id
     where lessons.id = $2 and private.is_enrolled($1, lessons.course_id)
       and private.learner_can_open_lesson($1, lessons.id)`,
    [userId, await nextLessonOnPath(query, userId, day)],
  );
  return oneOrNone(rows);
}

async function nextLesson(query: Query, userId: string): Promise<LessonRow | undefined> {
  const { rows } = await query<LessonRow>(
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
  );
  return oneOrNone(rows);
}
