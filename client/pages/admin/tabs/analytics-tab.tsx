import { AnalyticsCounts } from '../../../features/analytics/analytics-counts.tsx';

/** The installation in numbers. */
export function AnalyticsTab() {
  return <AnalyticsCounts />;
}
