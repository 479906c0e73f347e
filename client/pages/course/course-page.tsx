import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useCourse } from '../../features/catalogue/fetch-course.ts';
import { useOutline } from '../../features/catalogue/fetch-outline.ts';
import { useEnrollment } from '../../features/learning/fetch-enrollment.ts';
import { useProgress } from '../../features/learning/fetch-progress.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CourseScreen } from './course-screen.tsx';

const skeleton = ['h-12 w-2/3', 'h-4 w-1/3', 'h-4 w-full', 'h-4 w-full', 'h-4 w-3/4'];

/** A course: its outline and the lesson that is open. */
export function CoursePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: '/protected/course/$courseId' });
  const describe = useErrorWording();
  const course = useCourse(courseId);
  const outline = useOutline(courseId);
  const progress = useProgress(courseId);
  const enrollment = useEnrollment(courseId);
  const shared = { describe, skeleton, failed: t`The course could not be loaded` };
  return (
    <>
      {course.isError && <PageHeader title={t`Course`} />}
      <QueryState query={course} {...shared}>
        {(courseRow) => (
          <QueryState query={outline} {...shared}>
            {(modules) => (
              <QueryState query={enrollment} {...shared}>
                {(enrolled) => (
                  <QueryState query={progress} {...shared}>
                    {(rows) => (
                      <CourseScreen
                        course={courseRow}
                        modules={modules}
                        enrollment={enrolled}
                        completed={new Set(rows.filter((row) => row.completed).map((row) => row.lesson_id))}
                      />
                    )}
                  </QueryState>
                )}
              </QueryState>
            )}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}
