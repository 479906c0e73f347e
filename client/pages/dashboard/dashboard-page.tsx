import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { recommendedCourse } from '#domain/assessment/recommended-course.ts';
import { useSkillLevel } from '../../features/assessment/fetch-assessment.ts';
import { OverdueBanner } from '../../features/billing/overdue-banner.tsx';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { ScholarshipBanner } from '../../features/community/scholarship-banner.tsx';
import { SignOutButton } from '../../features/identity/sign-out-button.tsx';
import { VerifyEmailBanner } from '../../features/identity/verify-email-banner.tsx';
import { AvailableCourses } from '../../features/learning/available-courses.tsx';
import { MyCourses } from '../../features/learning/my-courses.tsx';
import { OnboardingCard } from '../../features/learning/onboarding-card.tsx';
import { ProgressCounters } from '../../features/learning/progress-counters.tsx';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';

// The dialog library is fetched only when there is a result to show.
const ResultDialog = lazy(async () => ({
  default: (await import('../../features/assessment/result-dialog.tsx')).ResultDialog,
}));

/** The learner's home: what they take, what they could take, how far they are. */
export function DashboardPage() {
  const { t } = useLingui();
  const user = useSignedInUser();
  const { assessment, scholarship } = useSearch({ from: '/protected/dashboard' });
  const navigate = useNavigate();
  const courses = useCourses();
  const level = useSkillLevel();
  const suggestion = level.isPending
    ? undefined
    : recommendedCourse(level.data ?? 'beginner', courses.data ?? []);
  const fullName: unknown = user.user_metadata.full_name;
  const name = typeof fullName === 'string' && fullName !== '' ? fullName : (user.email ?? '');
  return (
    <div className="grid gap-12">
      <div className="grid gap-4">
        <PageHeader
          title={t`Welcome, ${name}`}
          documentTitle={t`Dashboard`}
          actions={
            <>
              <Link to="/assessment" className={buttonStyles('secondary')}>
                <Trans>Take Assessment</Trans>
              </Link>
              <Link to="/mentor" className={buttonStyles('secondary')}>
                <Trans>AI Mentor</Trans>
              </Link>
              <SignOutButton />
            </>
          }
        />
        {scholarship !== undefined && (
          <ScholarshipBanner
            pass={scholarship}
            onClaimed={() => void navigate({ to: '/dashboard', replace: true })}
          />
        )}
        <OverdueBanner />
        <VerifyEmailBanner />
        <OnboardingCard />
      </div>
      <MyCourses suggestion={suggestion} />
      <AvailableCourses courses={courses} />
      <ProgressCounters />
      {assessment !== undefined && (
        <Suspense>
          <ResultDialog
            assessmentId={assessment}
            courses={courses.data ?? []}
            onClose={() => void navigate({ to: '/dashboard', replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
