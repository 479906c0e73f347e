import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { lastDays } from '#domain/analytics/period.ts';
import { REPORT_KINDS, REPORT_STATES } from '#domain/learning/contract.ts';
import { useAllCourses } from '../../../features/catalogue/offer/fetch-all-courses.ts';
import { CourseOffer } from '../../../features/catalogue/offer/course-offer.tsx';
import {
  lessonTable,
  reportTable,
  STATISTICS_DAYS,
} from '../../../features/learning/reports/content-tables.ts';
import { DialogueResults } from '../../../features/mentor/results/dialogue-results.tsx';
import { UnansweredList } from '../../../features/mentor/results/unanswered-list.tsx';
import { ReportList } from '../../../features/learning/reports/report-list.tsx';
import { useReportWords } from '../../../features/learning/reports/report-words.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CourseLessons } from './course-lessons.tsx';
import { PreviewedLesson } from './previewed-lesson.tsx';

/** The figures come with their charts, for whoever opens them. */
const LearningView = lazy(async () => ({
  default: (await import('../../../features/analytics/learning/learning-view.tsx')).LearningView,
}));

/** For installations that have connected one. */
const ModelView = lazy(async () => ({
  default: (await import('../../../features/mentor/results/model/model-view.tsx')).ModelView,
}));

/** Which courses are offered, how their lessons are used, how learning goes, and what learners report; any lesson as a learner sees it. */
export function ContentTab() {
  const { t } = useLingui();
  const lessons = useTableState(lessonTable);
  const { view = 'courses', course, lesson, days = '30' } = lessons.filters;
  // The day does not change under somebody's hands.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const openLesson = (id: string | undefined) => lessons.filter({ lesson: id });
  if (lesson !== undefined) return <PreviewedLesson key={lesson} lessonId={lesson} onLesson={openLesson} />;
  return (
    <Tabs
      label={t`Content`}
      selected={view}
      onSelect={(id) => lessons.filter({ view: id === 'courses' ? undefined : id })}
      tabs={[
        {
          id: 'courses',
          title: <Trans>Courses</Trans>,
          content: view === 'courses' && (
            <CourseOffer onStatistics={(id) => lessons.filter({ view: 'lessons', course: id })} />
          ),
        },
        {
          id: 'lessons',
          title: <Trans>Lessons</Trans>,
          content: view === 'lessons' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <StatisticsFilters />
              <CourseLessons courseId={course} onLesson={openLesson} />
            </div>
          ),
        },
        {
          id: 'learning',
          title: <Trans>Learning</Trans>,
          content: view === 'learning' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <StatisticsFilters withEvery />
              <Suspense fallback={<Skeleton rows={['h-10 w-1/2', 'h-6 w-full', 'h-6 w-full']} />}>
                <LearningView question={{ ...lastDays(Number(days), today), courseId: course ?? null }} />
              </Suspense>
            </div>
          ),
        },
        {
          id: 'reports',
          title: <Trans>Problem reports</Trans>,
          content: view === 'reports' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <ReportFilters />
              <ReportList onLesson={openLesson} />
            </div>
          ),
        },
        {
          id: 'dialogues',
          title: <Trans>Dialogues</Trans>,
          content: view === 'dialogues' && <DialogueResults />,
        },
        {
          id: 'unanswered',
          title: <Trans>Unanswered</Trans>,
          content: view === 'unanswered' && <UnansweredList />,
        },
        {
          id: 'model',
          title: <Trans>Language model</Trans>,
          content: view === 'model' && (
            <Suspense fallback={<Skeleton rows={['h-10 w-1/2', 'h-6 w-full', 'h-6 w-full']} />}>
              <ModelView />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

/** Of which course the figures are, and over how many days. */
function StatisticsFilters({ withEvery = false }: Pick<CourseSelectProps, 'withEvery'>) {
  const { t } = useLingui();
  const { filters, filter } = useTableState(lessonTable);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <CourseSelect course={filters.course} onCourse={(id) => filter({ course: id })} withEvery={withEvery} />
      <Select
        label={<Trans>Period</Trans>}
        value={filters.days ?? '30'}
        onChange={({ target }) => filter({ days: STATISTICS_DAYS.find((one) => one === target.value) })}
        options={[
          { value: '7', label: t`The last 7 days` },
          { value: '30', label: t`The last 30 days` },
          { value: '90', label: t`The last 90 days` },
          { value: '365', label: t`The last year` },
        ]}
      />
    </div>
  );
}

interface CourseSelectProps {
  course: string | undefined;
  onCourse: (id: string | undefined) => void;
  /** Offers all courses together; else the first one stands for none chosen. */
  withEvery?: boolean;
}

function CourseSelect({ course, onCourse, withEvery = false }: CourseSelectProps) {
  const { t, i18n } = useLingui();
  const { data: courses = [] } = useAllCourses();
  return (
    <Select
      label={<Trans>Course</Trans>}
      value={course ?? (withEvery ? '' : courses[0]?.id)}
      onChange={({ target }) => onCourse(target.value || undefined)}
      options={[
        ...(withEvery ? [{ value: '', label: t`Every course` }] : []),
        ...courses.map((row) => ({ value: row.id, label: localizedText(row, 'title', i18n.locale) })),
      ]}
    />
  );
}

function ReportFilters() {
  const { t } = useLingui();
  const words = useReportWords();
  const { filters, filter } = useTableState(reportTable);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label={<Trans>State</Trans>}
        value={filters.state ?? 'open'}
        onChange={({ target }) =>
          filter({ state: [...REPORT_STATES, 'all' as const].find((one) => one === target.value) })
        }
        options={[
          ...REPORT_STATES.map((value) => ({ value, label: words.state(value) })),
          { value: 'all', label: t`Every state` },
        ]}
      />
      <Select
        label={<Trans>Kind</Trans>}
        value={filters.kind ?? ''}
        onChange={({ target }) => filter({ kind: REPORT_KINDS.find((one) => one === target.value) })}
        options={[
          { value: '', label: t`Every kind` },
          ...REPORT_KINDS.map((value) => ({ value, label: words.kind(value) })),
        ]}
      />
      <CourseSelect withEvery course={filters.course} onCourse={(course) => filter({ course })} />
    </div>
  );
}
