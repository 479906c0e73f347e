import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Makes a draft of what a campaign says. */
export function useDuplicateCampaign() {
  return useServerCall<{ campaign_id: string; campaign_name: string }, { campaign_id: string }>(
    'duplicate-campaign',
    'ad_campaigns',
  );
}
