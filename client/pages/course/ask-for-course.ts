import type { QueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../features/catalogue/fetch-course.ts';
import { lessonBodyQuery } from '../../features/catalogue/fetch-lesson-body.ts';
import { outlineQuery } from '../../features/catalogue/fetch-outline.ts';
import { bookmarksQuery } from '../../features/learning/lesson/fetch-bookmarks.ts';
import { completedLessonsQuery } from '../../features/learning/lesson/fetch-completed-lessons.ts';
import { enrollmentQuery } from '../../features/learning/enrolment/fetch-enrollment.ts';
import type { Backend } from '../../lib/backend/connect-backend.ts';

/**
 * Asks for what the course page shows first, so that it is on its way while the code of the page is fetched and read. The
 * page itself tells of failures. Asks nothing for somebody who is not signed in.
 * @param lessonId the lesson in the URL, if one stands there
 */
export async function askForCourse(
  { auth, rest }: Pick<Backend, 'auth' | 'rest'>,
  queryClient: QueryClient,
  courseId: string,
  lessonId: string | undefined,
): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session === null) return;
  const userId = data.session.user.id;
  await Promise.allSettled([
    queryClient.query(outlineQuery(rest, courseId)),
    lessonId !== undefined && queryClient.query(lessonBodyQuery(rest, lessonId)),
    queryClient.query(courseQuery(rest, courseId)),
    queryClient.query(completedLessonsQuery(rest, userId, courseId)),
    queryClient.query(enrollmentQuery(rest, userId, courseId)),
    queryClient.query(bookmarksQuery(rest, userId)),
  ]);
}
