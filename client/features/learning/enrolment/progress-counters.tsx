import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PreparationBadge } from '../preparation-badge.tsx';
import { useCertificateCount } from './count-certificates.ts';
import { useEnrollments } from './fetch-enrollments.ts';

/** Your Progress: enrolled courses, completed courses, certificates earned. */
export function ProgressCounters() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const enrollments = useEnrollments();
  const certificates = useCertificateCount();
  const completed = enrollments.data?.filter((row) => row.progress === 100).length;
  const failed = [enrollments, certificates].filter((query) => query.isError && query.data === undefined);
  return (
    <section aria-labelledby="your-progress" className="grid content-start gap-4 border-t border-line pt-4">
      <h2 id="your-progress" className="text-24">
        <Trans>Your Progress</Trans>
      </h2>
      <dl className="grid grid-cols-3 gap-x-4 lg:-mt-2 lg:grid-cols-1 lg:divide-y lg:divide-line">
        <Counter label={<Trans>Enrolled Courses</Trans>} count={enrollments.data?.length} />
        <Counter label={<Trans>Completed Courses</Trans>} count={completed} />
        <Counter
          label={
            <>
              <Trans>Certificates Earned</Trans>
              <PreparationBadge feature="certificate" />
            </>
          }
          count={certificates.data}
        />
      </dl>
      <Link
        to="/calibration"
        className="inline-flex min-h-6 items-center justify-self-start text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11"
      >
        <Trans>How sure you are, and how often you are right</Trans>
      </Link>
      {failed[0] !== undefined && (
        <ErrorState
          title={t`Your progress could not be loaded`}
          reason={describe(failed[0].error)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
    </section>
  );
}

/** A number over its name; a dash until the number is known. */
function Counter({ label, count }: { label: ReactNode; count: number | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end py-2">
      <dt className="text-15 text-muted">{label}</dt>
      <dd className="font-serif text-32">{count ?? '–'}</dd>
    </div>
  );
}
