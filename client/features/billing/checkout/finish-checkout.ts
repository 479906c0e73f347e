import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FinishCheckoutAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What became of the checkout that the learner came back from. Once it is paid, everything is looked up anew. */
export function useFinishCheckout(checkout: string) {
  const { call } = useBackend();
  const cache = useQueryClient();
  return useQuery({
    queryKey: ['finish-checkout', checkout],
    queryFn: async () => {
      const { result } = await call<FinishCheckoutAnswer>('finish-checkout', { checkout });
      // Lessons that were closed are open now.
      if (result === 'paid') {
        await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'finish-checkout' });
      }
      return result;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
