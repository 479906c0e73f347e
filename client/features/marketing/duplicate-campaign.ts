import { useCampaignCall } from './use-campaign-call.ts';

/** Makes a draft of what a campaign says. */
export function useDuplicateCampaign() {
  return useCampaignCall<{ campaign_id: string; campaign_name: string }, { campaign_id: string }>(
    'duplicate-campaign',
  );
}
