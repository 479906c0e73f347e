import type { Query } from '#server/backend/database/database.ts';

/** The sitting of the learner of the world. */
export const examSitting = '00000000-0000-4000-8000-000000000470';

/** A sitting that is over, with one question. */
export async function addExamRows(query: Query, learner: string, lessonId: string): Promise<void> {
  await query(
    `insert into public.exam_sittings (id, user_id, lesson_id, started_at, ends_at, finished_at, right_count, is_passed)
     values ($1, $2, $3, '2026-11-20', '2026-11-20 01:00', '2026-11-20 01:00', 1, false)`,
    [examSitting, learner, lessonId],
  );
  await query(
    `insert into public.exam_answers (sitting_id, place, user_id, item_id, skill, asked_at)
     values ($1, 1, $2, 'a', 'position-size', '2026-11-20')`,
    [examSitting, learner],
  );
}
