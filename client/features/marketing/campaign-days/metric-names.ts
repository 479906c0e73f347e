import { useLingui } from '@lingui/react/macro';
import type { MetricField } from '#domain/marketing/metrics-file.ts';

/** The figures of a day in words. */
export function useMetricNames(): Readonly<Record<MetricField, string>> {
  const { t } = useLingui();
  return {
    day: t`Day`,
    impressions: t`Impressions`,
    clicks: t`Clicks`,
    conversions: t`Conversions`,
    spend: t`Spend`,
  };
}
