import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsAnswer, Measure } from '#domain/analytics/contract.ts';
import { peakOf, seriesOf, totalOf } from '#domain/analytics/day-series.ts';
import { partsOf } from '#domain/analytics/period.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type DefinedFigure, Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { useFigureWords } from './use-figure-words.ts';

interface CountFigureProps {
  answer: AnalyticsAnswer<'days'>;
  measure: Measure;
  /** What is counted, in the plural: "Sign-ups". */
  name: string;
  definition: DefinedFigure;
}

/** How often something happened, in all and over time. */
export function CountFigure({ answer, measure, name, definition }: CountFigureProps) {
  const { t } = useLingui();
  const { count, part, when, unit: wordUnit, unitHead } = useFigureWords();
  const { unit } = answer.period;
  const parts = partsOf(answer.period, unit);
  const values = seriesOf(answer.rows, measure, parts);
  const total = count(totalOf(answer.rows, measure));
  const peak = peakOf(values);
  const places = parts.map((day) => part(day, unit));
  const most = count(values[peak ?? 0] ?? 0);
  const peakPart = when(parts[peak ?? 0] ?? answer.period.to, unit);
  return (
    <KeyFigure
      title={name}
      value={total}
      definition={<Definition of={definition} />}
      csv={{
        name: measure,
        columns: [
          { head: unitHead(unit), text: ({ day }) => day },
          { head: name, text: ({ value }) => value },
        ],
        rows: peak === null ? [] : parts.map((day, place) => ({ day, value: values[place] ?? 0 })),
      }}
    >
      {peak === null ? (
        <EmptyState title={<Trans>Nothing in this period yet.</Trans>} />
      ) : (
        <LineChart
          title={t`${name}: the highest count, ${most}, was ${peakPart}`}
          note={wordUnit(unit)}
          summary={t`${total} in all, at most ${most}, ${peakPart}.`}
          placeName={unitHead(unit)}
          places={places}
          series={[{ name, values }]}
          formatValue={count}
        />
      )}
    </KeyFigure>
  );
}
