import type { Query } from '../../adapters/sql.ts';

/** The job that starts and ends campaigns by the clock, and how often it looks. */
export const APPLY_CAMPAIGN_SCHEDULE = {
  kind: 'marketing/apply-campaign-schedule',
  everySeconds: 60,
} as const;

export async function applyCampaignSchedule(_payload: unknown, query: Query): Promise<void> {
  await query('select private.apply_campaign_schedule()');
}
