import type { CampaignFields } from '#domain/marketing/contract.ts';
import { useCampaignCall } from './use-campaign-call.ts';

/** Creates a campaign, which begins as a draft. */
export function useCreateCampaign() {
  return useCampaignCall<CampaignFields, { campaign_id: string }>('create-campaign');
}
