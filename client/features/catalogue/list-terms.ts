import { useQuery } from '@tanstack/react-query';
import type { ListTermsResponse } from '#domain/catalogue/glossary-contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** The words that lessons explain, with their definitions. */
export function useListTerms() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['glossary'],
    queryFn: async () => (await call<ListTermsResponse>('list-terms', {})).terms,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
