import { GUEST_SEED } from '#domain/activities/guest-contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { lessonQuestions } from '../activity-questions.ts';

/** What a lesson says that is open to everybody. */
export type PublicLessonBody = {
  readonly html: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly activities: Readonly<Record<string, LearnerActivity>>;
  /** The items of each check as guests are asked them; nothing in them tells what is right. */
  readonly items: Readonly<Record<string, readonly AskedItem[]>>;
};

/** The body of a lesson for its public page; null when it is not open to everybody. */
export async function readPublicLesson(query: Query, lessonId: string): Promise<PublicLessonBody | null> {
  const { rows } = await query<Omit<PublicLessonBody, 'items'>>(
    `select bodies.html, bodies.figures, bodies.activities from public.lesson_bodies as bodies
     join public.lessons on lessons.id = bodies.lesson_id
     where bodies.lesson_id = $1 and lessons.retired_at is null
       and private.learner_can_open_lesson(null, bodies.lesson_id)`,
    [lessonId],
  );
  const body = oneOrNone(rows);
  if (!body) return null;
  const items: Record<string, AskedItem[]> = {};
  for (const { activity, item } of await lessonQuestions(query, lessonId, body.activities, GUEST_SEED)) {
    if (item) (items[activity] ??= []).push(item);
  }
  return { ...body, items };
}
