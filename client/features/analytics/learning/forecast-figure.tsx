import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { wilsonInterval } from '#domain/kernel/wilson-interval.ts';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { KeyFigure } from '../key-figure.tsx';
import { NoWrap } from '../table-text.tsx';
import { useFigureWords } from '../use-figure-words.ts';

type Row = AnalyticsRows['learning'];

/** What was forecast of first answers against what happened, by tenths of the forecast. */
export function ForecastFigure({ rows }: { rows: readonly Row[] }) {
  const { t } = useLingui();
  const { count, percent, share } = useFigureWords();
  const title = t`Forecast and what happened`;
  const bins = rows.toSorted((one, other) => Number(one.name) - Number(other.name));
  const judged = bins.filter(({ cases }) => cases >= LEAST_CASES);
  const answers = judged.reduce((sum, { cases }) => sum + cases, 0);
  const gap = judged.reduce(
    (sum, row) => sum + row.cases * Math.abs((row.value ?? 0) - row.happened / row.cases),
    0,
  );
  const points = count(Math.round((100 * gap) / Math.max(answers, 1)));
  const answerCount = count(answers);
  return (
    <KeyFigure
      title={title}
      definition={
        <p>
          <Trans>
            Before a first answer the product says how likely it is right: guess + (1 - guess - slip) x
            recall. Answers are put together by the tenth that their forecast lies in; were it always true,
            both lines would be one. Of all time, counted once a night.
          </Trans>
        </p>
      }
      csv={{
        name: 'forecast',
        columns: [
          { head: t`Forecast`, text: ({ value }) => value },
          { head: t`First answers`, text: ({ cases }) => cases },
          { head: t`Right at first try`, text: ({ happened }) => happened },
        ],
        rows: bins,
      }}
    >
      {judged.length < 2 ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>}>
          <Trans>Two tenths of the forecast need {LEAST_CASES} first answers each.</Trans>
        </EmptyState>
      ) : (
        <LineChart
          title={t`What was forecast is off by ${points} points on average`}
          note={t`Forecast, and the share right with its 95% interval`}
          summary={t`Of ${answerCount} first answers.`}
          placeName={t`Forecast`}
          places={judged.map(({ value }) => percent(value ?? 0))}
          series={[
            { name: t`Came true`, values: judged.map(({ happened, cases }) => happened / cases) },
            { name: t`Forecast`, values: judged.map(({ value }) => value ?? 0) },
            { name: t`Low`, values: judged.map((row) => wilsonInterval(row.happened, row.cases)?.low ?? 0) },
            {
              name: t`High`,
              values: judged.map((row) => wilsonInterval(row.happened, row.cases)?.high ?? 0),
            },
          ]}
          formatValue={percent}
        />
      )}
      {bins.length > 0 && (
        <Table
          caption={t`${title}, row by row`}
          captionHidden
          rows={bins}
          rowId={({ name }) => name}
          columns={[
            { id: 'forecast', head: t`Forecast`, cell: ({ value }) => percent(value ?? 0) },
            { id: 'answers', head: t`First answers`, numeric: true, cell: ({ cases }) => count(cases) },
            {
              id: 'right',
              head: t`Came true`,
              numeric: true,
              cell: ({ cases, happened }) => (
                <NoWrap>{cases < LEAST_CASES ? t`Too few` : share(happened, cases)}</NoWrap>
              ),
            },
          ]}
        />
      )}
    </KeyFigure>
  );
}
