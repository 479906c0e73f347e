import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CourseRow } from '../../lib/backend/tables/catalogue.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import { AvailableCourse } from './available-course.tsx';
import { useEnroll } from './enroll.ts';
import { useEnrollments } from './fetch-enrollments.ts';
import { useLeaveCourse } from './leave-course.ts';

/** Available Courses: those the learner does not take yet. */
export function AvailableCourses({ courses }: { courses: UseQueryResult<CourseRow[]> }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const enrolled = new Set(useEnrollments().data?.map((row) => row.course_id));
  const enroll = useEnroll();
  const leave = useLeaveCourse();
  const start = (course: CourseRow) => {
    const title = localizedText(course, 'title', i18n.locale);
    enroll.mutate(course, {
      onSuccess: () =>
        toast.success(t`You are enrolled in ${title}.`, {
          label: t`Undo`,
          run: () => leave.mutate(course.id, { onError: (error) => toast.error(describe(error)) }),
        }),
      onError: (error) => toast.error(t`You could not be enrolled in ${title}. ${describe(error)}`),
    });
  };
  return (
    <section aria-labelledby="available-courses" className="grid gap-4">
      <h2 id="available-courses" className="text-24">
        <Trans>Available Courses</Trans>
      </h2>
      <QueryState
        query={courses}
        failed={t`The courses could not be loaded`}
        describe={describe}
        skeleton={['h-7 w-1/2', 'h-4 w-3/4', 'h-7 w-1/2', 'h-4 w-3/4']}
      >
        {(rows) => {
          const open = rows.filter((course) => !enrolled.has(course.id));
          if (open.length === 0)
            return <EmptyState title={<Trans>You are enrolled in every course.</Trans>} />;
          return (
            <ul className="border-t border-line">
              {open.map((course) => (
                <AvailableCourse key={course.id} course={course} onEnroll={() => start(course)} />
              ))}
            </ul>
          );
        }}
      </QueryState>
    </section>
  );
}
