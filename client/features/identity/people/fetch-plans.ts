import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The names of the plans by their ids, in all languages. */
export function usePlans() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['plans'],
    queryFn: async () => unwrap(await rest.from('plans').select('*').order('order_index')),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
