import type { QueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../features/catalogue/fetch-course.ts';
import { lessonBodyQuery } from '../../features/catalogue/fetch-lesson-body.ts';
import { outlineQuery } from '../../features/catalogue/fetch-outline.ts';
import { bookmarksQuery } from '../../features/learning/lesson/fetch-bookmarks.ts';
import { completedLessonsQuery } from '../../features/learning/lesson/fetch-completed-lessons.ts';
import { enrollmentQuery } from '../../features/learning/enrolment/fetch-enrollment.ts';
import type { Backend } from '../../lib/backend/connect-backend.ts';

/**
 * Asks for what the course page shows first.
 * @param lessonId the lesson in the URL, if one stands there
 */
export function askForCourse(courseId: string, lessonId: string | undefined) {
  return async ({ rest }: Pick<Backend, 'rest'>, queryClient: QueryClient, userId: string): Promise<void> => {
    await Promise.allSettled([
      queryClient.query(outlineQuery(rest, courseId)),
      lessonId !== undefined && queryClient.query(lessonBodyQuery(rest, lessonId)),
      queryClient.query(courseQuery(rest, courseId)),
      queryClient.query(completedLessonsQuery(rest, userId, courseId)),
      queryClient.query(enrollmentQuery(rest, userId, courseId)),
      queryClient.query(bookmarksQuery(rest, userId)),
    ]);
  };
}
