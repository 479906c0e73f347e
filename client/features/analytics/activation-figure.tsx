import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsAnswer, LEAST_CASES } from '#domain/analytics/contract.ts';
import { seriesOf, totalOf } from '#domain/analytics/day-series.ts';
import { partsOf } from '#domain/analytics/period.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** Which share of those who sign up complete a first lesson soon, in all and over time. */
export function ActivationFigure({ answer }: { answer: AnalyticsAnswer<'days'> }) {
  const { t } = useLingui();
  const { count, percent, share, part, unit: wordUnit, unitHead } = useFigureWords();
  const { unit } = answer.period;
  const parts = partsOf(answer.period, unit);
  const signUps = seriesOf(answer.rows, 'sign_ups_ripe', parts);
  const activations = seriesOf(answer.rows, 'activations', parts);
  const [all, active] = [totalOf(answer.rows, 'sign_ups_ripe'), totalOf(answer.rows, 'activations')];
  const rows = parts
    .map((day, place) => ({ day, signUps: signUps[place] ?? 0, activations: activations[place] ?? 0 }))
    .filter((row) => row.signUps > 0);
  const shareInAll = share(active, all);
  const [activeCount, allCount] = [count(active), count(all)];
  return (
    <KeyFigure
      title={<Trans>Activation</Trans>}
      value={shareInAll}
      definition={<Definition of="activation" />}
      csv={{
        name: 'activation',
        columns: [
          { head: unitHead(unit), text: ({ day }) => day },
          { head: t`Sign-ups`, text: (row) => row.signUps },
          { head: t`Completed a lesson within seven days`, text: (row) => row.activations },
        ],
        rows,
      }}
    >
      {all < LEAST_CASES ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>}>
          <Trans>
            {activeCount} of {allCount} sign-ups that are at least seven days old. A share says something from{' '}
            {LEAST_CASES} on.
          </Trans>
        </EmptyState>
      ) : (
        <LineChart
          title={t`${shareInAll} complete a lesson within seven days of signing up`}
          note={wordUnit(unit)}
          summary={t`${activeCount} of ${allCount} sign-ups. Few sign-ups make a point uncertain.`}
          placeName={unitHead(unit)}
          places={rows.map(({ day }) => part(day, unit))}
          series={[{ name: t`Activation`, values: rows.map((row) => row.activations / row.signUps) }]}
          formatValue={percent}
        />
      )}
    </KeyFigure>
  );
}
