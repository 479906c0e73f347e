import pg from 'pg';
import { one } from '#domain/kernel/one.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { loadSecrets } from '#server/backend/keys/secrets.ts';

const LEARNERS = 50;

/** Fills a migrated database with a catalogue and learners who have completed some of it. */
export async function prepareLearners(databaseUrl: string, dataDir: string, lessons = 20) {
  const secrets = await loadSecrets(dataDir, {});
  const tokens = await createAccessTokens(secrets.jwtKeys);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(fill(lessons));
    const { rows } = await client.query<{ id: string }>('select id from auth.users');
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const list = await Promise.all(
      rows.map(async ({ id }) => ({
        id,
        token: await tokens.sign({ sub: id, role: 'authenticated', aud: 'authenticated', exp }),
      })),
    );
    const lesson = await client.query<{ id: string }>(
      "select id from public.lessons where slug = 'lesson-1' and course_id = (select course_id from public.enrollments limit 1)",
    );
    return { anonKey: secrets.anonKey, list, lessonId: one(lesson.rows).id };
  } finally {
    await client.end();
  }
}

const fill = (lessons: number) => `
insert into public.courses (id, slug, title, description, level, color_gradient, duration_weeks, modules_count, order_index)
  select gen_random_uuid(), 'course-' || n, 'Course ' || n, 'What it teaches.', 'Beginner', 'plum', 4, 1, n
  from generate_series(1, 5) as n;
insert into public.modules (id, course_id, slug, title, description, order_index, week, status)
  select gen_random_uuid(), id, 'module', 'Module', 'Its objective.', 1, 1, 'written' from public.courses;
insert into public.lessons (id, module_id, course_id, slug, title, description, content_type, duration_minutes, is_free, order_index, author, reviewed_on)
  select gen_random_uuid(), modules.id, course_id, 'lesson-' || n, 'Lesson ' || n, 'A lesson.', 'text', 5, true, n, 'Editors', '2026-11-20'
  from public.modules, generate_series(1, ${lessons}) as n;
insert into auth.users (email) select 'learner-' || n || '@example.org' from generate_series(1, ${LEARNERS}) as n;
insert into public.enrollments (user_id, course_id)
  select users.id, courses.id from auth.users, public.courses where order_index = 1;
insert into public.user_progress (user_id, module_id, lesson_id, completed)
  select enrollments.user_id, lessons.module_id, lessons.id, true
  from public.enrollments join public.lessons on lessons.course_id = enrollments.course_id;
analyze;`;
