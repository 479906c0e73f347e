import { Analytics } from '../../../features/analytics/analytics.tsx';

/** The installation in numbers. */
export function AnalyticsTab() {
  return <Analytics />;
}
