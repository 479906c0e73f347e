import type { CampaignFields } from '#domain/marketing/contract.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Changes a campaign, unless somebody else has changed it since `updated_at`. */
export function useEditCampaign() {
  return useServerCall<CampaignFields & { campaign_id: string; updated_at: string }, { campaign_id: string }>(
    'edit-campaign',
    'ad_campaigns',
  );
}
