import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** The plans offered on a screen, in their order. */
export function usePlans(screen: 'landing' | 'onboarding') {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['plans', screen],
    queryFn: async () =>
      unwrap(await rest.from('plans').select('*').contains('offered_on', [screen]).order('order_index')),
    staleTime: 10 * 60_000,
  });
}
