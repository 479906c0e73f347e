import { useLingui } from '@lingui/react/macro';
import type { AnalyticsAnswer } from '#domain/analytics/contract.ts';
import { totalOf } from '#domain/analytics/day-series.ts';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** What else happened in the period, in one number each. */
export function OtherCounts({ answer }: { answer: AnalyticsAnswer<'days'> }) {
  const { t } = useLingui();
  const { count } = useFigureWords();
  const rows = (
    [
      ['assessments', t`Assessments taken`],
      ['onboardings', t`Finished onboarding`],
      ['plan_choices', t`Chosen plans`],
      ['applications', t`Scholarship applications`],
      ['leads', t`Leads`],
    ] as const
  ).map(([measure, name]) => ({ name, happened: totalOf(answer.rows, measure) }));
  return (
    <KeyFigure
      title={t`Also in this period`}
      definition={<Definition of="others" />}
      csv={{
        name: 'other-counts',
        columns: [
          { head: t`What`, text: ({ name }) => name },
          { head: t`How many`, text: ({ happened }) => happened },
        ],
        rows,
      }}
    >
      <dl className="max-w-measure border-t border-line">
        {rows.map(({ name, happened }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-3">
            <dt>{name}</dt>
            <dd className="font-semibold">{count(happened)}</dd>
          </div>
        ))}
      </dl>
    </KeyFigure>
  );
}
