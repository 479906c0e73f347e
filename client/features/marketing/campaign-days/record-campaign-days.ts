import type { CampaignDay } from '#domain/marketing/contract.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Keeps what a campaign achieved on some days, all of them or none; days that are there already are replaced. */
export function useRecordCampaignDays() {
  return useServerCall<{ campaign_id: string; days: readonly CampaignDay[] }, { days: number }>(
    'record-campaign-days',
    'ad_campaigns',
  );
}
