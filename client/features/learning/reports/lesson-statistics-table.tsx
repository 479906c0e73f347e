import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LessonStatistics } from '#domain/learning/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { lessonTable } from './content-tables.ts';
import { useReadLessonStatistics } from './read-lesson-statistics.ts';

interface LessonStatisticsTableProps {
  courseId: string;
  /** Titles of the course's lessons by their ids; the page knows the catalogue. */
  titles: ReadonlyMap<string, string>;
  onLesson: (lessonId: string) => void;
}

/** A lesson with its place in the course, from 1. */
type PlacedStatistics = LessonStatistics & { place: number };

/** How the lessons of a course were used: each row a lesson, in the order of the course or sorted by a figure. */
export function LessonStatisticsTable({ courseId, titles, onLesson }: LessonStatisticsTableProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const table = useTableState(lessonTable);
  const statistics = useReadLessonStatistics(courseId, Number(table.filters.days ?? '30'));
  const number = (value: number) => formatNumber(value, i18n.locale);
  const titleOf = ({ lesson_id: id }: LessonStatistics) => titles.get(id) ?? id;
  const columns: readonly TableColumn<PlacedStatistics>[] = [
    {
      id: 'place',
      head: t`Lesson`,
      cell: (lesson) => (
        <>
          {number(lesson.place)}.{' '}
          <RowButton aria-label={t`Preview ${titleOf(lesson)}`} onClick={() => onLesson(lesson.lesson_id)}>
            {titleOf(lesson)}
          </RowButton>
        </>
      ),
    },
    { id: 'opened', head: t`Opened`, numeric: true, cell: ({ opened }) => number(opened) },
    { id: 'completed', head: t`Completed`, numeric: true, cell: ({ completed }) => number(completed) },
    {
      id: 'median_minutes',
      head: t`Median time`,
      numeric: true,
      cell: ({ median_minutes: minutes, timed }) =>
        minutes === null ? (
          '–'
        ) : (
          <>
            <Plural value={minutes} one="# minute" other="# minutes" />
            <span className="block text-muted">
              <Trans>of {number(timed)}</Trans>
            </span>
          </>
        ),
    },
    {
      id: 'passed',
      head: t`Quiz passed`,
      numeric: true,
      cell: ({ passed, finished }) =>
        finished === 0 ? (
          '–'
        ) : (
          <>
            {formatNumber(passed / finished, i18n.locale, { style: 'percent' })}
            <span className="block text-muted">
              <Trans>
                {number(passed)} of {number(finished)}
              </Trans>
            </span>
          </>
        ),
    },
    {
      id: 'open_reports',
      head: t`Open reports`,
      numeric: true,
      cell: ({ open_reports: reports }) => number(reports),
    },
  ];
  const save = (rows: readonly PlacedStatistics[]) =>
    exportCsv<PlacedStatistics>({
      name: 'lesson-statistics',
      pageSize: Number.POSITIVE_INFINITY,
      fetchPage: () => Promise.resolve(rows),
      columns: [
        { head: t`Place`, text: ({ place }) => place },
        { head: t`Lesson`, text: titleOf },
        { head: t`Opened`, text: ({ opened }) => opened },
        { head: t`Completed`, text: ({ completed }) => completed },
        { head: t`Median time in minutes`, text: ({ median_minutes: minutes }) => minutes },
        { head: t`Learners with a time`, text: ({ timed }) => timed },
        { head: t`Finished the quiz`, text: ({ finished }) => finished },
        { head: t`Passed the quiz`, text: ({ passed }) => passed },
        { head: t`Open reports`, text: ({ open_reports: reports }) => reports },
      ],
    });
  return (
    <QueryState
      query={statistics}
      failed={t`The lessons could not be counted`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {({ lessons, includes_demonstration: isDemonstration }) => {
        const rows = sorted(lessons, table.sort);
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {isDemonstration && (
              <Banner title={<Trans>These figures include demonstration learners</Trans>} />
            )}
            <p className="max-w-measure text-15 text-muted">
              <Trans>
                Each learner counts once: who opened a lesson, completed it, finished its quiz and passed at
                least one attempt in this time. The median is of all the minutes that those who worked on it
                in this time have spent on it, before too. Deleted accounts are not counted.
              </Trans>
            </p>
            <DataTable
              caption={t`Lessons`}
              columns={columns}
              rows={rows}
              rowId={({ lesson_id: id }) => id}
              state={table}
              tools={<ExportCsvButton onExport={() => save(rows)} describe={describe} />}
              empty={<EmptyState title={<Trans>This course has no lessons yet.</Trans>} />}
            />
          </div>
        );
      }}
    </QueryState>
  );
}

type Sort = ReturnType<
  typeof useTableState<typeof lessonTable.filters, (typeof lessonTable.sortable)[number]>
>['sort'];

/** What is not known stands last, whichever way the rows are sorted. */
function sorted(lessons: readonly LessonStatistics[], { column, direction }: Sort): PlacedStatistics[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const figure = (lesson: PlacedStatistics): number | null => {
    if (column !== 'passed') return lesson[column];
    return lesson.finished === 0 ? null : lesson.passed / lesson.finished;
  };
  return lessons
    .map((lesson, index) => ({ ...lesson, place: index + 1 }))
    .toSorted((one, other) => {
      const [a, b] = [figure(one), figure(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return turn * (a - b) || one.place - other.place;
    });
}
