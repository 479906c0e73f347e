import type { CampaignAction } from '#domain/marketing/campaign-status.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Takes an action on those of the campaigns on which it is possible; answers with their ids. */
export function useChangeCampaignStatus() {
  return useServerCall<
    { campaign_ids: readonly string[]; action: CampaignAction },
    { campaign_ids: readonly string[] }
  >('change-campaign-status', 'ad_campaigns');
}
