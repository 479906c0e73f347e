import { useMutation } from '@tanstack/react-query';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useTestOutState } from './use-test-out-state.ts';

/** Begins a test of a module, or goes on with the one that is open. */
export function useStartTestOut(moduleId: string) {
  const { call } = useBackend();
  const { keep } = useTestOutState(moduleId);
  return useMutation({
    mutationKey: ['start-test-out'],
    mutationFn: () => call<TestOutState>('start-test-out', { module_id: moduleId }),
    onSuccess: keep,
  });
}
