import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsFilterBar } from './analytics-filter-bar.tsx';
import {
  ANALYTICS_VIEWS,
  type AnalyticsQuestion,
  type AnalyticsView,
  useAnalyticsFilter,
} from './use-analytics-filter.ts';

/** Each view is fetched when it is first opened, with the charts it needs. */
const views: Readonly<Record<AnalyticsView, ComponentType<{ question: AnalyticsQuestion }>>> = {
  growth: lazy(async () => ({ default: (await import('./growth-view.tsx')).GrowthView })),
  courses: lazy(async () => ({ default: (await import('./course-view.tsx')).CourseView })),
  quizzes: lazy(async () => ({ default: (await import('./quiz-view.tsx')).QuizView })),
  learning: lazy(async () => ({ default: (await import('./learning/learning-view.tsx')).LearningView })),
  retention: lazy(async () => ({ default: (await import('./retention-view.tsx')).RetentionView })),
  revenue: lazy(async () => ({ default: (await import('./revenue-view.tsx')).RevenueView })),
};

/** The figures of the operator. Period, course and view are in the address. */
export function Analytics() {
  const { t } = useLingui();
  const { view, filter, ...chosen } = useAnalyticsFilter();
  const { question } = chosen;
  const titles: Readonly<Record<AnalyticsView, ReactNode>> = {
    growth: t`Growth`,
    courses: t`Courses and lessons`,
    quizzes: t`Quiz items`,
    learning: t`Learning`,
    retention: t`Retention`,
    revenue: t`Revenue`,
  };
  const View = views[view];
  const isPossible = question.from === null || question.from <= question.to;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AnalyticsFilterBar {...chosen} filter={filter} />
      <div>
        <Tabs
          label={t`Figures`}
          selected={view}
          onSelect={(id) => filter({ view: id })}
          tabs={ANALYTICS_VIEWS.map((id) => ({
            id,
            title: titles[id],
            content: id === view && isPossible && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <Suspense fallback={<Skeleton rows={['h-10 w-1/2', 'h-6 w-full', 'h-6 w-full']} />}>
                  <View question={question} />
                </Suspense>
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}
