import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Plans when a draft runs; moments as ISO 8601. */
export function useScheduleCampaign() {
  return useServerCall<
    { campaign_id: string; starts_at: string; ends_at: string | null },
    { campaign_id: string }
  >('schedule-campaign', 'ad_campaigns');
}
