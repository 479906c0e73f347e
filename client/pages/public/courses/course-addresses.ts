import type { PublicCourse, PublicLessonRow } from '../page-request.ts';

/** The public page of a course. It is in English, and has no other languages. */
export function courseAddress({ slug }: Pick<PublicCourse, 'slug'>): string {
  return `/courses/${slug}`;
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
