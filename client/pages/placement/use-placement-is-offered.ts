import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Whether this installation places learners; false until it is known. */
export function usePlacementIsOffered(): boolean {
  const { rest } = useBackend();
  const strands = useQuery({
    queryKey: ['placement_strands'],
    queryFn: async () => unwrap(await rest.from('placement_strands').select('strand_id').limit(1)),
    staleTime: 10 * 60_000,
  });
  return (strands.data?.length ?? 0) > 0;
}
