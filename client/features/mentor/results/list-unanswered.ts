import { useQuery } from '@tanstack/react-query';
import type { ListUnansweredResponse } from '#domain/mentor/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What the mentor had no answer to, grouped; admins only. */
export function useListUnanswered() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['unanswered'],
    queryFn: () => call<ListUnansweredResponse>('list-unanswered', {}),
  });
}
