import type { Query } from '../adapters/sql.ts';

/** Completes the lesson that a quiz or an exam is, once it is passed; of a course that its learner has left, nothing. */
export async function completePassedQuiz(
  query: Query,
  { userId, lessonId }: { readonly userId: string; readonly lessonId: string },
  score: number,
): Promise<void> {
  await query(
    `insert into public.user_progress (user_id, module_id, lesson_id, completed, score)
     select $1, lessons.module_id, lessons.id, true, $3 from public.lessons
     join public.enrollments on enrollments.course_id = lessons.course_id and enrollments.user_id = $1
     where lessons.id = $2
     on conflict (user_id, lesson_id) do update set completed = true, score = excluded.score`,
    [userId, lessonId, score],
  );
}
