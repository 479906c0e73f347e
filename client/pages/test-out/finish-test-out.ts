import { useMutation } from '@tanstack/react-query';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useTestOutState } from './use-test-out-state.ts';

/** Stops a test with what was answered so far. */
export function useFinishTestOut(moduleId: string) {
  const { call } = useBackend();
  const { keep } = useTestOutState(moduleId);
  return useMutation({
    mutationKey: ['finish-test-out'],
    mutationFn: (id: string) => call<TestOutState>('finish-test-out', { test_out_id: id }),
    onSuccess: keep,
  });
}
