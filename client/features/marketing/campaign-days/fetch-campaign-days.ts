import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** What a campaign achieved, day by day, oldest first: of its newest thousand days. */
export function useCampaignDays(campaignId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['ad_campaigns', campaignId, 'days'],
    queryFn: async () => {
      const days = unwrap(
        await rest
          .from('ad_campaign_days')
          .select('*')
          .eq('campaign_id', campaignId)
          .order('day', { ascending: false })
          .limit(1000),
      );
      return days.reverse();
    },
  });
}
