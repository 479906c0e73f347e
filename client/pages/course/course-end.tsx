import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { nextLesson } from '#domain/learning/lesson-order.ts';
import { courseAfter } from '#domain/learning/next-course.ts';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import type { OutlineModule } from '../../features/catalogue/fetch-outline.ts';
import { useEnrollments } from '../../features/learning/enrolment/fetch-enrollments.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../ui/button-styles.ts';

interface CourseEndProps {
  courseId: string;
  modules: readonly OutlineModule[];
  /** The last lesson that is written. */
  lessonId: string;
  completed: ReadonlySet<string>;
}

/** Below the last lesson that is written: whether more is coming, and what to do now. */
export function CourseEnd({ courseId, modules, lessonId, completed }: CourseEndProps) {
  const { i18n } = useLingui();
  const courses = useCourses().data;
  const enrollments = useEnrollments().data;
  const total = modules.length;
  const written = modules.filter(({ status }) => status === 'written').length;
  const coming = modules.find(({ status }) => status === 'in_writing');
  const comingTitle = coming && localizedText(coming, 'title', i18n.locale);
  const left = nextLesson(
    modules.flatMap(({ lessons }) => lessons).filter(({ id }) => id !== lessonId),
    completed,
  );
  const leftTitle = left && localizedText(left, 'title', i18n.locale);
  const other = courses && enrollments && courseAfter(courseId, courses, enrollments);
  const otherTitle = other && localizedText(other, 'title', i18n.locale);
  const look = buttonStyles(completed.has(lessonId) ? 'primary' : 'secondary');
  return (
    <section aria-labelledby="course-end" className="mt-8 grid gap-3 border-t border-line pt-6 print:hidden">
      <h2 id="course-end" className="text-24">
        {coming ? (
          <Trans>This is the last lesson that is ready</Trans>
        ) : (
          <Trans>This is the last lesson of the course</Trans>
        )}
      </h2>
      {coming && (
        <p className="max-w-measure text-muted">
          <Trans>
            {written} of {total} modules are ready. “{comingTitle}” is being written; what you have done here
            is kept.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {left ? (
          <Link to="." search={{ lesson: left.id }} className={look}>
            <Trans>Go back to “{leftTitle}”</Trans>
          </Link>
        ) : (
          other && (
            <Link to="/course/$courseId" params={{ courseId: other.id }} className={look}>
              <Trans>Go on with {otherTitle}</Trans>
            </Link>
          )
        )}
        <Link to="/dashboard" className={buttonStyles('link')}>
          <Trans>See all courses</Trans>
        </Link>
      </div>
    </section>
  );
}
