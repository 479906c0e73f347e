import { useQuery } from '@tanstack/react-query';
import type { PlacementState } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { usePlacementState } from './use-placement-state.ts';

/** Where the learner is with placement. */
export function useReadPlacement() {
  const { call } = useBackend();
  const { queryKey } = usePlacementState();
  return useQuery({
    queryKey,
    queryFn: () => call<PlacementState>('read-placement', {}),
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
