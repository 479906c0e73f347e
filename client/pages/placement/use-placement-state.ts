import { useQueryClient } from '@tanstack/react-query';
import type { PlacementState } from '#domain/placement/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';

/** Where a learner is with placement, as it is kept: its key, and what each call about it does with the state it answers. */
export function usePlacementState() {
  const queryClient = useQueryClient();
  const queryKey = ['placements', useSignedInUser().id, 'state'];
  const keep = (state: PlacementState) => {
    queryClient.setQueryData(queryKey, state);
    if (state.finished) void queryClient.invalidateQueries({ queryKey: ['placements', 'latest'] });
  };
  return { queryKey, keep };
}
