import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OverdueBanner } from '../../features/billing/subscription/overdue-banner.tsx';
import { useLatestAssessment } from '../../features/assessment/fetch-assessment.ts';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { ScholarshipBanner } from '../../features/community/scholarship-banner.tsx';
import { SignOutButton } from '../../features/identity/sign-out-button.tsx';
import { VerifyEmailBanner } from '../../features/identity/verify-email-banner.tsx';
import { useEnrollments } from '../../features/learning/enrolment/fetch-enrollments.ts';
import {
  completedSteps,
  useOnboardingSteps,
} from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { AvailableCourses } from '../../features/learning/enrolment/available-courses.tsx';
import { MyCourses } from '../../features/learning/enrolment/my-courses.tsx';
import { ProgressCounters } from '../../features/learning/enrolment/progress-counters.tsx';
import { useReadRemark } from '../../features/mentor/read-remark.ts';
import { useReadMemory } from '../../features/learning/memory/read-memory.ts';
import { useReadToday } from '../../features/learning/today/read-today.ts';
import { useSkills } from '../../features/knowledge/skills/fetch-skills.ts';
import { useReadSkills } from '../../features/knowledge/skills/read-skills.ts';
import { useReadSeasons } from '../../features/seasons/read-seasons.ts';
import { useReadPath } from '../../features/path/read-path.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNextStep } from '../first-lesson/use-next-step.ts';
import { WantedCourse } from './wanted-course.tsx';

// Fetched along with this file, which alone would be too large, and drawn with it.
const fetchedParts = Promise.all([
  import('../../features/learning/today/day-parts.ts'),
  import('./what-is-known.tsx'),
  import('../../features/path/path-summary.tsx'),
  import('../../features/learning/onboarding/onboarding-card.tsx'),
  import('./remark-of-the-day.tsx'),
  import('./season-of-the-day.tsx'),
]).then(
  ([
    { LastDayLine, TodaySection, WeekLine },
    { WhatIsKnown },
    { PathSummary },
    { OnboardingCard },
    { RemarkOfTheDay },
    { SeasonOfTheDay },
  ]) => ({
    LastDayLine,
    OnboardingCard,
    RemarkOfTheDay,
    SeasonOfTheDay,
    TodaySection,
    WeekLine,
    WhatIsKnown,
    PathSummary,
  }),
);

// Few come for mails about a course.
const NoticeOffer = lazy(async () => ({ default: (await import('./notice-offer.tsx')).NoticeOffer }));

// The dialog library is fetched only when there is a result to show.
const AssessmentResult = lazy(async () => ({
  default: (await import('./assessment-result.tsx')).AssessmentResult,
}));

/** The three actions of the header fit into one row. */
const ON_A_PHONE = 'max-sm:px-2.5 max-sm:text-15';

/** The learner's home: what they take, what they could take, how far they are. */
export function DashboardPage() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const user = useSignedInUser();
  const search = useSearch({ from: '/protected/dashboard' });
  const { assessment, scholarship, course: wanted, enrolled } = search;
  const navigate = useNavigate();
  const courses = useCourses();
  // A visitor comes with the slug, which the landing page holds anyway: ids would not fit into its first packets.
  const came = courses.data?.find(({ id, slug }) => wanted === id || wanted === slug);
  const wished = courses.data?.find((course) => course.slug === search.notify);
  const steps = useOnboardingSteps();
  const onboarding = useNextStep();
  const isSettingUp = onboarding.next != null;
  // All at once: a part that came before the others would be moved by them. Asking again after a failure takes nothing away.
  const [isDrawn, setIsDrawn] = useState(false);
  const [parts, setParts] = useState<Awaited<typeof fetchedParts>>();
  useEffect(() => {
    fetchedParts.then(setParts, (error: unknown) =>
      setParts(() => {
        throw error;
      }),
    );
  }, []);
  const day = useReadToday();
  const memory = useReadMemory();
  const path = useReadPath();
  const skills = useSkills();
  const met = useReadSkills();
  const remark = useReadRemark('day');
  const enrollments = useEnrollments();
  const needed = [courses, steps, enrollments, useLatestAssessment(), skills, useReadSeasons()];
  // What was answered a moment ago changes them: what is remembered of them would be drawn, and then move.
  const changing = [day, memory, met, path, remark];
  const isThere =
    parts !== undefined &&
    onboarding.first !== undefined &&
    !needed.some(({ isPending }) => isPending) &&
    !changing.some(({ isFetching, isPending }) => isFetching || isPending);
  if (!isDrawn && isThere) setIsDrawn(true);
  const today = day.data;
  const isToDo = today?.stretches.some(({ is_done }) => !is_done) === true;
  const hasBegun = today?.week.some(({ is_kept }) => is_kept) === true || (met.data?.size ?? 0) > 0;
  // Who takes a course without it goes on with today, and can finish setting up beside it.
  const isUnderWay = isToDo && hasBegun && (enrollments.data?.length ?? 0) > 0;
  const isTodaySecond = came !== undefined || (isSettingUp && !isUnderWay);
  const fullName: unknown = user.user_metadata.full_name;
  const name = typeof fullName === 'string' && fullName !== '' ? fullName : (user.email ?? '');
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <PageHeader
          title={t`Welcome, ${name}`}
          documentTitle={t`Dashboard`}
          actions={
            <>
              <Link to="/assessment" className={buttonStyles('secondary', ON_A_PHONE)}>
                <Trans>Take Assessment</Trans>
              </Link>
              <Link to="/mentor" className={buttonStyles('secondary', ON_A_PHONE)}>
                <Trans>AI Mentor</Trans>
              </Link>
              <SignOutButton className={ON_A_PHONE} />
            </>
          }
        />
        {scholarship !== undefined && (
          <ScholarshipBanner
            token={scholarship}
            onClaimed={() => void navigate({ to: '/dashboard', replace: true })}
          />
        )}
        <OverdueBanner />
        {isDrawn && came !== undefined && onboarding.next !== undefined && (
          <WantedCourse courseId={came.id} isSettingUp={isSettingUp} />
        )}
        {isDrawn && wished !== undefined && (
          <Suspense>
            <NoticeOffer course={wished} />
          </Suspense>
        )}
        {steps.isError && steps.data === undefined && (
          <ErrorState
            title={t`Your setup could not be loaded`}
            reason={describe(steps.error)}
            onRetry={() => void steps.refetch()}
          />
        )}
        {isDrawn && parts && today !== undefined && hasBegun && (
          <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-6">
            <parts.LastDayLine today={today} />
            <parts.WeekLine today={today} />
          </div>
        )}
        {isDrawn && parts && onboarding.next != null && (
          <parts.OnboardingCard
            completed={completedSteps(steps.data ?? [])}
            next={onboarding.next}
            courseTitle={
              onboarding.first ? localizedText(onboarding.first.course, 'title', i18n.locale) : undefined
            }
            onGoOn={onboarding.goOn}
            pending={onboarding.pending}
            failure={onboarding.failure}
            hasBegun={isUnderWay}
          />
        )}
      </div>
      {isDrawn && parts ? (
        <>
          {today === undefined ? (
            <ErrorState
              title={t`Today could not be loaded`}
              reason={describe(day.error)}
              onRetry={() => void day.refetch()}
            />
          ) : (
            <parts.TodaySection today={today} isSecond={isTodaySecond} />
          )}
          <VerifyEmailBanner />
          {hasBegun && <parts.RemarkOfTheDay />}
          {!isSettingUp && path.data && <parts.PathSummary path={path.data} />}
          <parts.SeasonOfTheDay />
          {hasBegun && <parts.WhatIsKnown strands={skills.data} met={met.data} memory={memory.data} />}
          <div className="grid gap-10 lg:grid-cols-[5fr_5fr_2fr]">
            <MyCourses
              suggestion={onboarding.first?.course}
              enrolled={enrolled}
              isSecond={isTodaySecond || isToDo}
            />
            <AvailableCourses courses={courses} />
            <ProgressCounters />
          </div>
        </>
      ) : (
        <Skeleton rows={['h-9 w-2/3', 'h-24 w-full', 'h-7 w-1/3', 'h-4 w-full', 'h-11 w-32']} />
      )}
      {assessment !== undefined && (
        <Suspense>
          <AssessmentResult
            assessmentId={assessment}
            onboarding={onboarding}
            onClose={() => void navigate({ to: '/dashboard', replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
