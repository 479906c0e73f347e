import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Every campaign, newest first; admins only. */
export function useCampaigns() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['ad_campaigns'],
    queryFn: async () =>
      unwrap(await rest.from('ad_campaigns').select('*').order('created_at', { ascending: false })),
  });
}
