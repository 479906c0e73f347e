import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';
import { readOneByOne } from '../read-together.ts';
import { type Reading, reading } from '../reading.ts';

/**
 * Whether a learner is in a placement, an exam, its practical part, a new item after one, or a test right now: then the mentor says nothing on content.
 * One that was left half an hour ago is none: else it would never speak again.
 */
export function examinedReading(userId: string, now: Date): Reading<boolean> {
  return reading<{ is_examined: boolean }, boolean>(
    `select exists (
       select from public.placements where user_id = $1 and finished_at is null and greatest(started_at, (
         select max(greatest(asked_at, answered_at)) from public.placement_answers
         where placement_id = placements.id
       )) > $2::timestamptz - interval '30 minutes'
     ) or exists (
       select from public.quiz_attempts join public.lessons on lessons.id = quiz_attempts.lesson_id and lessons.is_exam
       where user_id = $1 and finished_at is null and greatest(started_at, (
         select max(answered_at) from public.quiz_answers where attempt_id = quiz_attempts.id
       )) > $2::timestamptz - interval '30 minutes'
     ) or exists (
       select from public.exam_sittings where user_id = $1 and finished_at is null and ends_at > $2::timestamptz
     ) or exists (
       select from public.exam_answers where user_id = $1 and is_new_item and is_right is null
         and asked_at > $2::timestamptz - interval '30 minutes'
     ) or exists (
       select from public.practical_attempts as attempts
       join public.simulator_sessions as sessions on sessions.id = attempts.session_id
       join private.simulator_events as events
         on events.session_id = sessions.id and events.sequence = sessions.sequence
       where attempts.user_id = $1 and attempts.finished_at is null
         and events.occurred_at > $2::timestamptz - interval '30 minutes'
     ) or exists (
       select from public.test_outs where user_id = $1 and finished_at is null
         and greatest(started_at, (
           select max(greatest(asked_at, answered_at)) from public.test_out_questions
           where test_out_id = test_outs.id
         )) > $2::timestamptz - interval '30 minutes'
     ) as is_examined`,
    [userId, now],
    (rows) => one(rows).is_examined,
  );
}

/** The same, asked at once. */
export function isExamined(query: Query, userId: string, now: Date): Promise<boolean> {
  return readOneByOne(query)(examinedReading(userId, now));
}
