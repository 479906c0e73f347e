import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import type { CampaignFields } from './campaign-schema.ts';

/** Creates a campaign as a draft and reloads the list. Rejects with a BackendError. */
export function useCreateCampaign() {
  const { rest } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['create-campaign'],
    mutationFn: async ({ platform, campaign_name, headline, target_audience, budget }: CampaignFields) =>
      unwrap(
        await rest.from('ad_campaigns').insert({
          platform,
          campaign_name,
          ad_content: { headline },
          target_audience,
          budget,
          currency: 'USD',
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['ad_campaigns'] }),
  });
}
