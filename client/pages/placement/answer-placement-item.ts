import { useMutation } from '@tanstack/react-query';
import type { PlacementId } from '#domain/kernel/ids.ts';
import type { PlacementAnswer, PlacementState } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { usePlacementState } from './use-placement-state.ts';

type GivenAnswer = {
  placement_id: PlacementId;
  item_id: string;
  /** Null for "I do not know yet". */
  answer: PlacementAnswer;
};

/** Answers the open item of a placement; the next one comes with it. */
export function useAnswerPlacementItem() {
  const { call } = useBackend();
  const { keep } = usePlacementState();
  return useMutation({
    mutationKey: ['answer-placement-item'],
    mutationFn: (given: GivenAnswer) => call<PlacementState>('answer-placement-item', given),
    onSuccess: keep,
  });
}
