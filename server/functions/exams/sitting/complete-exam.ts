import type { Query } from '../../../adapters/sql.ts';
import type { SittingRecord } from './sitting-record.ts';

/** Completes the lesson that an exam is, once a sitting of it is passed; of a course that its learner has left, nothing. */
export async function completeExam(
  query: Query,
  { userId, lessonId }: Pick<SittingRecord, 'userId' | 'lessonId'>,
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
