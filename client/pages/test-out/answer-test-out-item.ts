import { useMutation } from '@tanstack/react-query';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useTestOutState } from './use-test-out-state.ts';

/** Answers the open question of a test; null is "I do not know yet". */
export function useAnswerTestOutItem(moduleId: string) {
  const { call } = useBackend();
  const { keep } = useTestOutState(moduleId);
  return useMutation({
    mutationKey: ['answer-test-out-item'],
    mutationFn: (given: { test_out_id: string; place: number; answer: PlacementAnswer }) =>
      call<TestOutState>('answer-test-out-item', given),
    onSuccess: keep,
  });
}
