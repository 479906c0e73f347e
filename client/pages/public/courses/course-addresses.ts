import type { PublicCourse, PublicLessonRow } from '../page-request.ts';

/** The public page that lists all courses, in English. */
export const COURSES_PATH = '/courses';

/** The public page of a course. It is in English, and has no other languages. */
export function courseAddress({ slug }: Pick<PublicCourse, 'slug'>): string {
  return `${COURSES_PATH}/${slug}`;
}

/** The public page of a lesson that is open to everybody. */
export function lessonAddress(
  course: Pick<PublicCourse, 'slug'>,
  { slug }: Pick<PublicLessonRow, 'slug'>,
): string {
  return `${courseAddress(course)}/${slug}`;
}

/** Signing up, and on to the dashboard, which keeps the course. Whoever has an account signs in on the other tab. */
export function startAddress({ slug }: Pick<PublicCourse, 'slug'>): string {
  return `/auth?tab=sign-up&next=${encodeURIComponent(`/dashboard?course=${slug}`)}`;
}

/** The same lesson in the app; whoever has no account makes one on the way, whoever is signed in is there at once. */
export function lessonInApp(
  { id: courseId }: Pick<PublicCourse, 'id'>,
  { id }: Pick<PublicLessonRow, 'id'>,
): string {
  return `/auth?tab=sign-up&next=${encodeURIComponent(`/course/${courseId}?lesson=${id}`)}`;
}
