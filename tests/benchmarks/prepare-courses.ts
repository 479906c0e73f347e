import { openDatabase } from '#server/backend/database/database.ts';

export type PreparedCourse = { readonly slug: string; readonly id: string; readonly lessonId: string };

/**
 * Adds courses of a given number of modules with five lessons each, and one learner who takes them all and has completed
 * every other lesson. The lessons are texts of about 10 kB.
 * @param sizes the number of modules by the slug of the course
 * @param email somebody who has signed up
 * @returns the courses with a lesson in their middle
 */
export async function prepareCourses(
  databaseUrl: string,
  email: string,
  sizes: Readonly<Record<string, number>>,
): Promise<PreparedCourse[]> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => {} });
  try {
    for (const [slug, modules] of Object.entries(sizes)) await database.query(ADD_COURSE, [slug, modules]);
    await database.query(ADD_LESSONS, [Object.keys(sizes)]);
    await database.query(ADD_BODIES);
    await database.query(ENROL, [email, Object.keys(sizes)]);
    await database.query(COMPLETE, [email, Object.keys(sizes)]);
    await database.query('analyze');
    const { rows } = await database.query<PreparedCourse>(MIDDLE, [Object.keys(sizes)]);
    return rows;
  } finally {
    await database.close();
  }
}

const ADD_COURSE = `
with course as (
  insert into public.courses (slug, title, description, level, color_gradient, duration_weeks, modules_count)
  values ($1, 'Course ' || $1, 'What it teaches.', 'Beginner', 'plum', 4, $2::int) returning id
)
insert into public.modules (course_id, slug, title, description, order_index, week, status)
select id, 'module-' || n, 'Module ' || n || ' of the course', 'Its objective.', n, 1, 'written'
from course, generate_series(1, $2::int) as n`;

const ADD_LESSONS = `
insert into public.lessons (module_id, course_id, slug, title, description, content_type, duration_minutes, is_free,
  order_index, author, reviewed_on)
select modules.id, course_id, 'lesson-' || n, 'Lesson ' || n || ' of the module', 'What it is about.', 'text', 5,
  modules.order_index = 1, n, 'Editors', '2026-11-20'
from public.modules join public.courses on courses.id = course_id, generate_series(1, 5) as n
where courses.slug = any ($1::text[])`;

const ADD_BODIES = `
insert into public.lesson_bodies (lesson_id, html, plain_text, body_hash)
select id, repeat('<p>' || text || '</p>', 40), repeat(text || ' ', 40), ''
from public.lessons, (values ('A plan says what may be lost before it says what may be won. ' ||
  'A stop is an order, and a gap is a price that jumps past it. Count what the jump would cost, then choose the size. ' ||
  'Whoever skips this step will be taught it by the market.')) as words (text)
where not exists (select from public.lesson_bodies where lesson_id = lessons.id)`;

const ENROL = `
insert into public.enrollments (user_id, course_id)
select users.id, courses.id from auth.users, public.courses where email = $1 and slug = any ($2::text[])`;

const COMPLETE = `
insert into public.user_progress (user_id, lesson_id, completed)
select users.id, lessons.id, true
from auth.users, public.lessons join public.courses on courses.id = course_id
where email = $1 and courses.slug = any ($2::text[]) and lessons.order_index % 2 = 0`;

const MIDDLE = `
select distinct on (courses.id) courses.slug, courses.id, lessons.id as "lessonId"
from public.courses join public.modules on modules.course_id = courses.id
join public.lessons on lessons.module_id = modules.id
where courses.slug = any ($1::text[]) and modules.order_index >= courses.modules_count / 2
order by courses.id, modules.order_index, lessons.order_index`;
