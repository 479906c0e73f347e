import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { AvailableCourse } from './available-course.tsx';
import { useEnrollments } from './fetch-enrollments.ts';
import { useUndoableEnrolment } from './undoable-enrolment.ts';

/** Available Courses: those the learner does not take yet. */
export function AvailableCourses({ courses }: { courses: UseQueryResult<Tables<'courses'>[]> }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const enrollments = useEnrollments();
  const { enroll, cameBack } = useUndoableEnrolment();
  const loading = {
    failed: t`The courses could not be loaded`,
    describe,
    skeleton: ['h-7 w-1/2', 'h-4 w-3/4', 'h-7 w-1/2', 'h-4 w-3/4'],
  };
  return (
    <section
      aria-labelledby="available-courses"
      className="grid content-start gap-4 border-t border-line pt-4"
    >
      <h2 id="available-courses" className="text-24">
        <Trans>Available Courses</Trans>
      </h2>
      <QueryState query={courses} {...loading}>
        {(rows) => (
          <QueryState query={enrollments} {...loading}>
            {(taken) => {
              const enrolled = new Set(taken.map((row) => row.course_id));
              const open = rows.filter((course) => !enrolled.has(course.id));
              if (open.length === 0)
                return <EmptyState title={<Trans>You are enrolled in every course.</Trans>} />;
              return (
                <ul className="-mt-2">
                  {open.map((course) => (
                    <AvailableCourse
                      key={course.id}
                      course={course}
                      onEnroll={() => void enroll(course)}
                      cameBack={cameBack?.courseId === course.id}
                      refusal={cameBack?.courseId === course.id ? cameBack.refusal : null}
                    />
                  ))}
                </ul>
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </section>
  );
}
