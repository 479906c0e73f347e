import { useQuery } from '@tanstack/react-query';
import type { ListSeasonsAnswer } from '#domain/seasons/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The seasons, their invitations, and the exams that a season can be held of; admins only. */
export function useListSeasons() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['seasons', 'all'],
    queryFn: () => call<ListSeasonsAnswer>('list-seasons', {}),
  });
}
