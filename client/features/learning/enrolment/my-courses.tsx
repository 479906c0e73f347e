import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { isExpected } from './enroll.ts';
import { EnrolledCourseCard } from './enrolled-course-card.tsx';
import { useContinuations } from './fetch-continuations.ts';
import { type EnrolledCourse, useEnrollments } from './fetch-enrollments.ts';

interface MyCoursesProps {
  /** The course to start with when there is none yet. */
  suggestion: Tables<'courses'> | undefined;
  /** The course that was just enrolled in, elsewhere. */
  enrolled: string | undefined;
  /** Whether something else on the screen is to be done first. */
  isSecond: boolean;
}

/** My Courses: each with its progress and the way on. */
export function MyCourses({ suggestion, enrolled, isSecond }: MyCoursesProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const enrollments = useEnrollments();
  return (
    <section aria-labelledby="my-courses" className="grid content-start gap-4 border-t border-line pt-4">
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
            <NoCourses suggestion={suggestion} isSecond={isSecond} />
          ) : (
            <CourseCards rows={rows} enrolled={enrolled} isSecond={isSecond} />
          )
        }
      </QueryState>
    </section>
  );
}

function CourseCards({
  rows,
  enrolled,
  isSecond,
}: { rows: readonly EnrolledCourse[] } & Omit<MyCoursesProps, 'suggestion'>) {
  // Without them, Continue opens the course, which finds the lesson itself.
  const continuations = useContinuations(rows.map((row) => row.course_id)).data;
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={row.course_id}>
          <EnrolledCourseCard
            enrollment={row}
            continuation={continuations?.get(row.course_id)}
            isNew={isExpected(row) || row.course_id === enrolled}
            isFirst={!isSecond && continuations?.get(row.course_id)?.isLatest !== false}
          />
        </li>
      ))}
    </ul>
  );
}

function NoCourses({ suggestion, isSecond }: Omit<MyCoursesProps, 'enrolled'>) {
  const { i18n } = useLingui();
  const title = suggestion && localizedText(suggestion, 'title', i18n.locale);
  return (
    <EmptyState
      title={<Trans>You have not enrolled in a course yet.</Trans>}
      action={
        suggestion && (
          <Link
            to="/course/$courseId"
            params={{ courseId: suggestion.id }}
            className={buttonStyles(isSecond ? 'secondary' : 'primary')}
          >
            <Trans>Start with {title}</Trans>
          </Link>
        )
      }
    >
      <Trans>Choose one below: the first module of every course is free to read.</Trans>
    </EmptyState>
  );
}
