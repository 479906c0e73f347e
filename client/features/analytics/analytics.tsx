import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsFilterBar } from './analytics-filter-bar.tsx';
import { CourseView } from './course-view.tsx';
import { GrowthView } from './growth-view.tsx';
import { QuizView } from './quiz-view.tsx';
import { RetentionView } from './retention-view.tsx';
import { RevenueView } from './revenue-view.tsx';
import {
  ANALYTICS_VIEWS,
  type AnalyticsQuestion,
  type AnalyticsView,
  useAnalyticsFilter,
} from './use-analytics-filter.ts';

const views: Readonly<Record<AnalyticsView, ComponentType<{ question: AnalyticsQuestion }>>> = {
  growth: GrowthView,
  courses: CourseView,
  quizzes: QuizView,
  retention: RetentionView,
  revenue: RevenueView,
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
                <View question={question} />
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}
