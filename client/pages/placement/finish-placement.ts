import { useMutation } from '@tanstack/react-query';
import type { PlacementId } from '#domain/kernel/ids.ts';
import type { PlacementState } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { usePlacementState } from './use-placement-state.ts';

/** Finishes a placement early, with what was answered so far. */
export function useFinishPlacement() {
  const { call } = useBackend();
  const { keep } = usePlacementState();
  return useMutation({
    mutationKey: ['finish-placement'],
    mutationFn: (id: PlacementId) => call<PlacementState>('finish-placement', { placement_id: id }),
    onSuccess: keep,
  });
}
