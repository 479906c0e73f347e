import { join } from 'node:path';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine, migrateProject } from '#server/backend/database/migrate.ts';
import { importActivityCourse } from '#tests/support/activity-product.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');

/** Migrates an empty database and gives it something to learn. */
export async function openCatalogue(url: string): Promise<Database> {
  const database = openDatabase({ url, poolSize: 3, onError: () => undefined });
  await migrateEngine(database);
  await migrateProject(database, PROJECT);
  await fillCatalogue(database);
  return database;
}

/**
 * Gives a migrated database something to learn: the course of the content fixtures, with a quiz of every kind of item and a
 * text with one of each activity, here completely written and of three modules; and a second course of texts.
 */
export async function fillCatalogue(database: Database): Promise<void> {
  await importActivityCourse(database);
  await database.query(MORE);
}

const MORE = `
update public.modules set status = 'written';
select private.refresh_review_items();
-- The few items of the fixtures, as if they were enough of one skill to be reviewed.
update private.review_items set skill = 'position-size', is_generated = true;
insert into public.courses (slug, title, description, level, color_gradient, duration_weeks, modules_count)
  values ('texts', 'Texts', 'Only texts.', 'Beginner', 'plum', 2, 1);
insert into public.modules (course_id, slug, title, description, order_index, week, status)
  select id, 'third', 'Third', 'Past what a trial opens.', 3, 1, 'written' from public.courses where slug <> 'texts'
  union all
  select id, 'only', 'Only', 'All of it.', 1, 1, 'written' from public.courses where slug = 'texts';
insert into public.lessons (module_id, course_id, slug, title, description, content_type, duration_minutes, is_free,
    order_index, author, reviewed_on)
  select modules.id, course_id, 'more-' || n, 'More', 'A text.', case n when 3 then 'video' else 'text' end, 6,
    modules.order_index = 1, 10 + n, 'Editors', '2026-11-01'
  from public.modules, generate_series(1, 3) as n;`;
