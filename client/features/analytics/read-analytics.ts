import { useQuery } from '@tanstack/react-query';
import type { AnalyticsAnswer, AnalyticsSection } from '#domain/analytics/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { AnalyticsQuestion } from './use-analytics-filter.ts';

/** One section of the figures; admins only. `lessons` and `items` need a course. */
export function useReadAnalytics<Section extends AnalyticsSection>(
  section: Section,
  { from, to, courseId }: AnalyticsQuestion,
) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['analytics', section, from, to, courseId],
    queryFn: () =>
      call<AnalyticsAnswer<Section>>('read-analytics', { section, from, to, course_id: courseId }),
  });
}
