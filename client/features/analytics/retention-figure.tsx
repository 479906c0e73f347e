import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsAnswer, LEAST_CASES } from '#domain/analytics/contract.ts';
import { retentionCurve } from '#domain/analytics/retention-curve.ts';
import { wilsonInterval } from '#domain/kernel/wilson-interval.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CohortTable } from './cohort-table.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** The share of learners who come back after so many weeks, over all cohorts and for each. */
export function RetentionFigure({ answer }: { answer: AnalyticsAnswer<'retention'> }) {
  const { t } = useLingui();
  const { count, percent, share } = useFigureWords();
  const today = answer.as_of.slice(0, 10);
  // A week that few cohorts have had the time for says nothing.
  const curve = retentionCurve(answer.rows, today).filter(({ joined }) => joined >= LEAST_CASES);
  // A month is what people plan in; a young installation has less to show.
  const told = curve.find(({ week }) => week === 4) ?? curve.at(-1);
  const toldShare = share(told?.learners ?? 0, told?.joined ?? 0);
  const toldWeek = count(told?.week ?? 0);
  const joined = count(curve[0]?.joined ?? 0);
  const intervals = curve.map((point) => wilsonInterval(point.learners, point.joined));
  const values = (of: 'share' | 'low' | 'high') => intervals.map((interval) => interval?.[of] ?? 0);
  return (
    <KeyFigure
      title={<Trans>Retention by weekly cohort</Trans>}
      definition={<Definition of="retention" />}
      csv={{
        name: 'retention',
        columns: [
          { head: t`Joined in the week of`, text: ({ cohort_week }) => cohort_week },
          { head: t`Learners`, text: (row) => row.joined },
          { head: t`Week`, text: ({ week }) => week },
          { head: t({ message: 'Active', context: 'learners' }), text: ({ learners }) => learners },
        ],
        rows: answer.rows,
      }}
    >
      {told === undefined ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>}>
          <Trans>
            Fewer than {LEAST_CASES} learners joined in weeks that begin in this period and are over.
          </Trans>
        </EmptyState>
      ) : (
        <LineChart
          title={t`${toldShare} are active in week ${toldWeek} after joining`}
          note={t`Share active, all cohorts, with its 95% interval`}
          summary={t`Of ${joined} learners in all; in week ${toldWeek} it is ${toldShare}.`}
          placeName={t`Week`}
          places={curve.map(({ week }) => count(week))}
          series={[
            { name: t`Share`, values: values('share') },
            { name: t`Low`, values: values('low') },
            { name: t`High`, values: values('high') },
          ]}
          formatValue={percent}
        />
      )}
      <CohortTable rows={answer.rows} today={today} />
    </KeyFigure>
  );
}
