import type { CampaignAction } from '#domain/marketing/campaign-status.ts';
import { useCampaignCall } from './use-campaign-call.ts';

/** Takes an action on those of the campaigns on which it is possible; answers with their ids. */
export function useChangeCampaignStatus() {
  return useCampaignCall<
    { campaign_ids: readonly string[]; action: CampaignAction },
    { campaign_ids: readonly string[] }
  >('change-campaign-status');
}
