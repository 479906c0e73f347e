import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Tables } from '../../lib/backend/database.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

// Those who take a course do not wait for the way into it.
const EnrollNow = lazy(async () => ({ default: (await import('./enroll-now.tsx')).EnrollNow }));

/** Shown to a learner who does not take the course: enrols, and goes on to the dashboard. */
export function UnlockBanner({ course }: { course: Tables<'courses'> }) {
  return (
    <Banner
      title={<Trans>Unlock this course</Trans>}
      action={
        <Suspense
          fallback={
            <Button pending>
              <Trans>Enroll Now</Trans>
            </Button>
          }
        >
          <EnrollNow course={course} />
        </Suspense>
      }
    >
      <Trans>Enroll to open every lesson and to keep your progress. The first module is free to read.</Trans>
    </Banner>
  );
}
