import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { steepestDrop } from '#domain/analytics/steepest-drop.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { NoWrap, RowName } from './table-text.tsx';
import { useFigureWords } from './use-figure-words.ts';

type CourseRow = AnalyticsRows['courses'];

const STEPS = ['enrolled', 'began', 'quarter', 'half', 'three_quarters', 'completed'] as const;

/** How many of those who enrolled came how far, in all courses together and in each. */
export function CourseFunnelFigure({ rows }: { rows: readonly CourseRow[] }) {
  const { t, i18n } = useLingui();
  const { count, percent, share } = useFigureWords();
  const names = {
    enrolled: percent(0),
    began: percent(0.01),
    quarter: percent(0.25),
    half: percent(0.5),
    three_quarters: percent(0.75),
    completed: percent(1),
  };
  const counts = STEPS.map((step) => rows.reduce((sum, row) => sum + row[step], 0));
  const [enrolled = 0, completed = 0] = [counts[0], counts.at(-1)];
  const completedShare = share(completed, enrolled);
  const drop = steepestDrop(counts);
  const [before, after] = [
    names[STEPS[(drop?.place ?? 1) - 1] ?? 'enrolled'],
    names[STEPS[drop?.place ?? 1] ?? 'began'],
  ];
  const lost = count(drop?.lost ?? 0);
  const enrolledCount = count(enrolled);
  const title = (row: CourseRow) => localizedText(row, 'title', i18n.locale);
  return (
    <KeyFigure
      title={<Trans>From enrolling to completing</Trans>}
      value={completedShare}
      definition={<Definition of="course-funnel" />}
      csv={{
        name: 'course-funnel',
        columns: [
          { head: t`Course`, text: title },
          ...STEPS.map((step) => ({
            head: step === 'enrolled' ? t`Enrolments` : names[step],
            text: (row: CourseRow) => row[step],
          })),
        ],
        rows,
      }}
    >
      {enrolled < LEAST_CASES ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>}>
          <Trans>
            {enrolledCount} enrolments in this period. A share says something from {LEAST_CASES} on.
          </Trans>
        </EmptyState>
      ) : (
        <BarChart
          title={
            drop === null
              ? t`Everybody who enrolled completed the course`
              : t`Most stop between ${before} and ${after} of the lessons: ${lost} of ${enrolledCount}`
          }
          note={t`Enrolments that reached a share of the lessons`}
          summary={t`Of ${enrolledCount} enrolments ${completedShare} have been completed.`}
          placeName={t`Reached`}
          places={STEPS.map((step) => names[step])}
          series={{ name: t`Enrolments`, values: counts }}
          formatValue={count}
        />
      )}
      <Table
        caption={t`Courses`}
        captionHidden
        rows={rows}
        rowId={({ course_id }) => course_id}
        columns={[
          { id: 'course', head: t`Course`, cell: (row) => <RowName>{title(row)}</RowName> },
          { id: 'enrolled', head: t`Enrolments`, numeric: true, cell: (row) => count(row.enrolled) },
          ...STEPS.slice(1).map((step) => ({
            id: step,
            head: names[step],
            numeric: true,
            cell: (row: CourseRow) => <NoWrap>{share(row[step], row.enrolled)}</NoWrap>,
          })),
        ]}
      />
    </KeyFigure>
  );
}
