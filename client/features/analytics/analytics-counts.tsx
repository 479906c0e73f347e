import { useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { useCounts } from './fetch-counts.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';

/** The installation in numbers, counted now. */
export function AnalyticsCounts() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const counts = useCounts();
  return (
    <QueryState
      query={counts}
      failed={t`The numbers could not be loaded`}
      describe={describe}
      skeleton={['h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
    >
      {(known) => (
        <dl className="max-w-measure border-t border-line">
          {[
            { name: t`Enrolments`, count: known.enrollments },
            { name: t`Completed courses`, count: known.completedCourses },
            { name: t`Assessments taken`, count: known.assessments },
            { name: t`Finished onboarding`, count: known.finishedOnboarding },
            { name: t`Chosen plans`, count: known.subscriptions },
            { name: t`Scholarship applications`, count: known.applications },
            { name: t`Leads`, count: known.leads },
          ].map(({ name, count }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-3">
              <dt>{name}</dt>
              <dd className="font-semibold">{formatNumber(count, i18n.locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryState>
  );
}
