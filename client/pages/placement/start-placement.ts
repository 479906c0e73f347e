import { useMutation } from '@tanstack/react-query';
import type { PlacementState } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { usePlacementState } from './use-placement-state.ts';

/** Begins a placement, or takes up the open one. */
export function useStartPlacement() {
  const { call } = useBackend();
  const { keep } = usePlacementState();
  return useMutation({
    mutationKey: ['start-placement'],
    mutationFn: () => call<PlacementState>('start-placement', {}),
    onSuccess: keep,
  });
}
