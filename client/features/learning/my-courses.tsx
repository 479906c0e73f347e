import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { EnrolledCourseCard } from './enrolled-course-card.tsx';
import { useEnrollments } from './fetch-enrollments.ts';

/** My Courses: each with its progress and the way on. */
export function MyCourses() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const enrollments = useEnrollments();
  return (
    <section aria-labelledby="my-courses" className="grid gap-4">
      <h2 id="my-courses" className="text-24">
        <Trans>My Courses</Trans>
      </h2>
      <QueryState
        query={enrollments}
        failed={t`Your courses could not be loaded`}
        describe={describe}
        skeleton={['h-7 w-2/3', 'h-4 w-full', 'h-11 w-32']}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={<Trans>You have not enrolled in a course yet.</Trans>}>
              <Trans>Choose one below: the first module of every course is free to read.</Trans>
            </EmptyState>
          ) : (
            <ul className="grid gap-4 md:grid-cols-2">
              {rows.map((row) => (
                <li key={row.course_id}>
                  <EnrolledCourseCard enrollment={row} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
