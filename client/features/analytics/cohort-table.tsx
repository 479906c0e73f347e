import { useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { isWeekOver } from '#domain/analytics/retention-curve.ts';
import { Day } from '../../ui/value/date-display.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useFigureWords } from './use-figure-words.ts';

type RetentionRow = AnalyticsRows['retention'];

/** A row for each cohort, a column for each week since; a week that is not over has an asterisk. */
export function CohortTable({ rows, today }: { rows: readonly RetentionRow[]; today: string }) {
  const { t } = useLingui();
  const { count, percent } = useFigureWords();
  const cohorts = Map.groupBy(rows, ({ cohort_week }) => cohort_week);
  const weeks = [...new Set(rows.map(({ week }) => week))].toSorted((a, b) => a - b);
  const cell = ([cohort, own]: [string, RetentionRow[]], week: number) => {
    const row = own.find((candidate) => candidate.week === week);
    if (row === undefined || row.joined === 0) return '';
    return `${percent(row.learners / row.joined)}${isWeekOver(cohort, week, today) ? '' : '*'}`;
  };
  if (cohorts.size === 0) return null;
  return (
    <>
      <Table
        caption={t`Cohorts`}
        captionHidden
        className="max-h-96"
        rows={[...cohorts]}
        rowId={([cohort]) => cohort}
        columns={[
          { id: 'cohort', head: t`Joined in the week of`, cell: ([cohort]) => <Day value={cohort} /> },
          { id: 'joined', head: t`Learners`, numeric: true, cell: ([, own]) => count(own[0]?.joined ?? 0) },
          ...weeks.map((week) => {
            const number = count(week);
            return {
              id: `week-${week}`,
              head: t`Week ${number}`,
              numeric: true,
              cell: (cohort: [string, RetentionRow[]]) => cell(cohort, week),
            };
          }),
        ]}
      />
      <p className="text-15 text-muted">{t`* The week is not over yet.`}</p>
    </>
  );
}
