import type { CampaignFields } from '#domain/marketing/contract.ts';
import { useCampaignCall } from './use-campaign-call.ts';

/** Changes a campaign, unless somebody else has changed it since `updated_at`. */
export function useEditCampaign() {
  return useCampaignCall<
    CampaignFields & { campaign_id: string; updated_at: string },
    { campaign_id: string }
  >('edit-campaign');
}
