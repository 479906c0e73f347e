import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { steepestDrop } from '#domain/analytics/steepest-drop.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { NoWrap, RowName } from './table-text.tsx';
import { useFigureWords } from './use-figure-words.ts';

type LessonRow = AnalyticsRows['lessons'];

/** How many opened and completed each lesson of a course, in its order. */
export function LessonFunnelFigure({ rows }: { rows: readonly LessonRow[] }) {
  const { t, i18n } = useLingui();
  const { count, share } = useFigureWords();
  const number = (row: LessonRow) => `${row.module_number}.${row.lesson_number}`;
  const title = (row: LessonRow) => localizedText(row, 'title', i18n.locale);
  const drop = steepestDrop(rows.map(({ completed }) => completed));
  const before = count(drop?.before ?? 0);
  const after = count((drop?.before ?? 0) - (drop?.lost ?? 0));
  const dropRow = drop && rows[drop.place];
  const dropTitle = dropRow && `${number(dropRow)} ${title(dropRow)}`;
  return (
    <KeyFigure
      title={<Trans>Lesson by lesson</Trans>}
      definition={<Definition of="lesson-funnel" />}
      csv={{
        name: 'lesson-funnel',
        columns: [
          { head: t`Lesson`, text: number },
          { head: t`Title`, text: title },
          { head: t`Opened`, text: ({ opened }) => opened },
          { head: t`Completed`, text: ({ completed }) => completed },
        ],
        rows,
      }}
    >
      {rows.every(({ opened, completed }) => opened + completed === 0) ? (
        <EmptyState title={<Trans>Nobody who enrolled in this period has opened a lesson yet.</Trans>} />
      ) : (
        <>
          <LineChart
            title={
              dropTitle
                ? t`The steepest drop is at ${dropTitle}: from ${before} to ${after} learners`
                : t`No lesson is completed by fewer than the one before it`
            }
            note={t`Learners by lesson`}
            summary={
              dropTitle
                ? t`${before} completed the lesson before ${dropTitle}, ${after} completed it.`
                : t`Every lesson is completed by as many as the one before it, or more.`
            }
            placeName={t`Lesson`}
            places={rows.map(number)}
            series={[
              { name: t`Opened`, values: rows.map(({ opened }) => opened) },
              { name: t`Completed`, values: rows.map(({ completed }) => completed) },
            ]}
            formatValue={count}
          />
          <Table
            caption={t`Lessons`}
            captionHidden
            className="max-h-96"
            rows={rows}
            rowId={({ lesson_id }) => lesson_id}
            columns={[
              {
                id: 'lesson',
                head: t`Lesson`,
                cell: (row) => <RowName>{`${number(row)} ${title(row)}`}</RowName>,
              },
              { id: 'opened', head: t`Opened`, numeric: true, cell: ({ opened }) => count(opened) },
              {
                id: 'completed',
                head: t`Completed`,
                numeric: true,
                cell: ({ completed }) => count(completed),
              },
              {
                id: 'share',
                head: t`Of those who opened it`,
                numeric: true,
                cell: ({ opened, completed }) => (
                  <NoWrap>{share(Math.min(opened, completed), opened)}</NoWrap>
                ),
              },
            ]}
          />
        </>
      )}
    </KeyFigure>
  );
}
