import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** One campaign; null when there is none with this id. */
export function useCampaign(campaignId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['ad_campaigns', campaignId],
    queryFn: async () =>
      unwrap(await rest.from('ad_campaigns').select('*').eq('id', campaignId).maybeSingle()),
  });
}
