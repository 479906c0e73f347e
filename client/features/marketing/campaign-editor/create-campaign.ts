import type { CampaignFields } from '#domain/marketing/contract.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Creates a campaign, which begins as a draft. */
export function useCreateCampaign() {
  return useServerCall<CampaignFields, { campaign_id: string }>('create-campaign', 'ad_campaigns');
}
