import type { Catalogue } from './catalogue.ts';

/**
 * The public pages of all courses, of each and of the lessons that are open to everybody, by their paths, each with the lesson that it
 * shows. They are in English.
 */
export function coursePaths({
  courses,
  lessons,
}: Catalogue): Map<string, { readonly lessonId: string | null }> {
  const paths = new Map<string, { readonly lessonId: string | null }>();
  if (courses.length > 0) paths.set('/courses', { lessonId: null });
  for (const course of courses) {
    const path = `/courses/${String(course.slug)}`;
    paths.set(path, { lessonId: null });
    for (const { id, course_id: courseId, slug, is_public: isPublic } of lessons) {
      const own = `${path}/${String(slug)}`;
      // Of two lessons with one name the first has it.
      if (courseId === course.id && isPublic === true && !paths.has(own))
        paths.set(own, { lessonId: String(id) });
    }
  }
  return paths;
}
