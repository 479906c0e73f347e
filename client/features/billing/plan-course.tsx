import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Tables } from '../../lib/backend/database.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/value/date-display.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useChoosePlanCourse, useCoursesToChoose } from './choose-plan-course.ts';
import { useMyEntitlements } from './fetch-plans.ts';

/** The one course that the learner's plan opens, and choosing another; nothing where a plan opens all or none. */
export function PlanCourse({ subscription }: { subscription: Tables<'subscriptions'> }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const mine = useMyEntitlements();
  const courses = useCoursesToChoose();
  if (!mine.data?.includes('one_course') || mine.data.includes('all_courses')) return null;
  return (
    <QueryState
      query={courses}
      failed={t`The courses could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-1/2', 'h-11 w-full']}
    >
      {(rows) => (
        <CourseChoice key={subscription.course_changeable_at} subscription={subscription} courses={rows} />
      )}
    </QueryState>
  );
}

interface CourseChoiceProps {
  subscription: Tables<'subscriptions'>;
  courses: NonNullable<ReturnType<typeof useCoursesToChoose>['data']>;
}

function CourseChoice({ subscription, courses }: CourseChoiceProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const choose = useChoosePlanCourse();
  const [picked, setPicked] = useState('');
  const [complained, setComplained] = useState(false);
  const titleOf = (course: (typeof courses)[number]) => localizedText(course, 'title', i18n.locale);
  const current = courses.find(({ id }) => id === subscription.course_id);
  const title = current && titleOf(current);
  const [fixedUntil] = useState(() => futureOrNull(subscription.course_changeable_at));
  const save = () => {
    setComplained(picked === '');
    if (picked !== '') choose.mutate(picked, { onSuccess: () => setPicked('') });
  };
  return (
    <div className="grid max-w-form gap-3">
      <h3 className="font-sans text-17 font-semibold">
        <Trans>Your course</Trans>
      </h3>
      <p role="status">
        {current === undefined ? (
          <Trans>
            Your plan opens all modules of one course: the first one that you enroll in, or one chosen here.
          </Trans>
        ) : (
          <Trans>
            Your plan opens all modules of{' '}
            <Link
              to="/course/$courseId"
              params={{ courseId: current.id }}
              className="text-plum underline underline-offset-4"
            >
              {title}
            </Link>
            .
          </Trans>
        )}
      </p>
      {fixedUntil !== null ? (
        <p className="text-muted">
          <Trans>
            You can choose another course from <Moment value={fixedUntil} />. Until then the first two modules
            of the other courses are open to you.
          </Trans>
        </p>
      ) : (
        <form
          noValidate
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {choose.isError && <FormFailure key={choose.submittedAt} reason={describe(choose.error)} />}
          <div className="w-full">
            <Select
              label={<Trans>Another course</Trans>}
              hint={<Trans>It holds for a month. What you have completed is kept.</Trans>}
              placeholder={t`Choose a course`}
              value={picked}
              error={complained && picked === '' ? t`Choose a course.` : undefined}
              onChange={({ target }) => setPicked(target.value)}
              options={courses
                .filter(({ id, is_active: isOffered }) => isOffered && id !== current?.id)
                .map((course) => ({ value: course.id, label: titleOf(course) }))}
            />
          </div>
          <Button type="submit" look="secondary" pending={choose.isPending}>
            <Trans>Change the course</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}

function futureOrNull(moment: string | null): string | null {
  return moment !== null && new Date(moment) > new Date() ? moment : null;
}
