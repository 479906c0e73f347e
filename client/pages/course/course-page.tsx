import { useLingui } from '@lingui/react/macro';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { lessonToOpen } from '#domain/learning/lesson-order.ts';
import { useCourse } from '../../features/catalogue/fetch-course.ts';
import { useLessonBody } from '../../features/catalogue/fetch-lesson-body.ts';
import { useOutline } from '../../features/catalogue/fetch-outline.ts';
import { useBookmarks } from '../../features/learning/lesson/fetch-bookmarks.ts';
import { useEnrollment } from '../../features/learning/enrolment/fetch-enrollment.ts';
import { useCompletedLessons } from '../../features/learning/lesson/fetch-completed-lessons.ts';
import { useLastLesson } from '../../features/learning/lesson/lesson-position.ts';
import { BackendError } from '../../lib/backend/backend-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { CourseScreen } from './course-screen.tsx';

/** Whether the address has no course: none of this id, one that is not shown any more, or something that is no id. */
const isOfNoCourse = (error: Error) =>
  error instanceof BackendError && (error.code === 'PGRST116' || error.code === '22P02');

const skeleton = ['h-12 w-2/3', 'h-4 w-1/3', 'h-4 w-full', 'h-4 w-full', 'h-4 w-3/4'];

/**
 * A course: its outline and the lesson that is open. Everything is asked for at once, the body of the lesson too.
 * Without a lesson in the URL the course reopens where the learner left it, on whichever device.
 */
export function CoursePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: '/protected/course/$courseId' });
  const { lesson: requested } = useSearch({ from: '/protected/course/$courseId' });
  const describe = useErrorWording();
  const course = useCourse(courseId);
  const outline = useOutline(courseId);
  const completedLessons = useCompletedLessons(courseId);
  const enrollment = useEnrollment(courseId);
  const lastLesson = useLastLesson(courseId, { enabled: requested === undefined });
  // These two may come later than the course, and their failure is no failure of the course.
  const bookmarks = useBookmarks();
  useLessonBody(requested);

  const needed = [course, outline, completedLessons, enrollment];
  const failed = needed.find((query) => query.isError && query.data === undefined);
  if (course.error !== null && isOfNoCourse(course.error)) return <NotFoundPage />;
  if (failed !== undefined) {
    return (
      <>
        <PageHeader title={t`Course`} />
        <ErrorState
          title={t`The course could not be loaded`}
          reason={describe(failed.error)}
          onRetry={() =>
            void Promise.all(needed.filter((query) => query.isError).map((query) => query.refetch()))
          }
        />
      </>
    );
  }
  if (
    course.data === undefined ||
    outline.data === undefined ||
    completedLessons.data === undefined ||
    enrollment.data === undefined ||
    lastLesson.isLoading
  )
    return <Skeleton rows={skeleton} />;

  const completed = new Set(completedLessons.data);
  const lessons = outline.data.flatMap((module) => module.lessons);
  const lesson = lessons.find(({ id }) => id === requested);
  const reopened = lesson ?? lessonToOpen(lessons, completed, lastLesson.data ?? undefined);
  // The URL names the lesson from the start: completing it must not lead away from it.
  if (reopened !== lesson)
    return (
      <Navigate to="/course/$courseId" params={{ courseId }} search={{ lesson: reopened?.id }} replace />
    );
  return (
    <CourseScreen
      course={course.data}
      modules={outline.data}
      lesson={lesson}
      enrollment={enrollment.data}
      completed={completed}
      bookmarks={bookmarks.data ?? []}
    />
  );
}
