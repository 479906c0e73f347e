import { one } from '#domain/kernel/one.ts';
import type { Database } from '#server/backend/database/database.ts';

/** A course of which some modules are written. */
export type CourseInWriting = {
  readonly id: string;
  readonly title: string;
  readonly modules_count: number;
  /** The title of the first module that is not. */
  readonly coming: string;
};

/** How many modules are left as they are. */
const WRITTEN = 2;

/** Takes a course back to its first two modules, so that no test depends on how much of it is written by now. */
export async function takeBackIntoWriting(database: Database, slug: string): Promise<CourseInWriting> {
  const { rows: later } = await database.query<{ id: string }>(
    `update public.modules set status = 'in_writing' from public.courses
     where courses.id = course_id and courses.slug = $1 and modules.order_index > $2 returning modules.id`,
    [slug, WRITTEN],
  );
  await database.query('update public.lessons set retired_at = now() where module_id = any ($1)', [
    later.map(({ id }) => id),
  ]);
  const { rows } = await database.query<CourseInWriting>(
    `select courses.id, courses.title, modules_count, modules.title as coming
     from public.courses join public.modules on course_id = courses.id and modules.order_index = $2
     where courses.slug = $1`,
    [slug, WRITTEN + 1],
  );
  return one(rows);
}
