import type { UserId } from '#domain/kernel/ids.ts';
import type { Passage } from '../../adapters/mentor/index-passages.ts';
import type { LinkedPlace } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';

/** A passage of a lesson that the learner sees in the outline. */
export type KnownPassage = Passage & {
  /** Whether the lesson is open to the learner; else it may be named and not quoted. */
  readonly mayQuote: boolean;
  readonly place: LinkedPlace;
};

/** Asks the database what of the passages the learner may read. */
export async function checkPassages(
  query: Query,
  userId: UserId,
  passages: readonly Passage[],
): Promise<KnownPassage[]> {
  if (passages.length === 0) return [];
  const { rows } = await query<{ id: string; module_id: string; may_open: boolean }>(
    `select lessons.id, lessons.module_id, private.learner_can_open_lesson($1, lessons.id) as may_open
     from public.lessons join public.courses on courses.id = lessons.course_id
     where lessons.id = any($2::uuid[]) and lessons.retired_at is null
       and (courses.is_active or private.is_enrolled($1, courses.id))`,
    [userId, [...new Set(passages.map(({ lessonId }) => lessonId))]],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return passages.flatMap((passage) => {
    const lesson = known.get(passage.lessonId);
    if (!lesson) return [];
    const place = { moduleId: lesson.module_id, lessonId: lesson.id };
    return [{ ...passage, mayQuote: lesson.may_open, place }];
  });
}
