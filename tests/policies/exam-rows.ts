import type { Query } from '#server/backend/database/database.ts';

/** The sitting of the learner of the world. */
export const examSitting = '00000000-0000-4000-8000-000000000470';

/** A session of the simulator that is the practical part of an exam, and one that may become it. */
export const practicalSession = '00000000-0000-4000-8000-000000000471';
export const otherSession = '00000000-0000-4000-8000-000000000472';

/** A sitting that is over, with one question; an attempt at the practical part that is under way, and an appeal. */
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
  await query(
    `insert into public.simulator_sessions (id, user_id, request_id, market, plan, currency, deposit, engine_version,
       generator_version, commitment, start_cursor, cursor, sequence, hash, equity)
     select id, $2, id, 'coin', '{}', 'USD', 1, 1, 1, repeat('0', 64), 0, 0, 1, repeat('0', 64), 1
     from unnest($1::uuid[]) as sessions(id)`,
    [[practicalSession, otherSession], learner],
  );
  await query(
    `insert into public.practical_attempts (session_id, user_id, lesson_id, practical, policy, started_at)
     values ($1, $2, $3, '{}', '{}', '2026-11-20')`,
    [practicalSession, learner, lessonId],
  );
  await query(
    `insert into public.exam_appeals (session_id, user_id, reason) values ($1, $2, 'The stop stood.')`,
    [practicalSession, learner],
  );
  await query(
    `insert into public.exam_reports (user_id, lesson_id, rubric, texts, started_at)
     values ($1, $2, '{}', '{"a":"Some."}', '2026-11-20')`,
    [learner, lessonId],
  );
  await query('insert into public.certificate_consents (user_id, shows_name) values ($1, true)', [learner]);
}
