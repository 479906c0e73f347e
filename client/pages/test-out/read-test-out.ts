import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useTestOutState } from './use-test-out-state.ts';

bringErrorWords({
  'module-not-found': msg`This module is not there, or not ready yet.`,
  'odds-first': msg`The honest odds come first for everybody.`,
  'module-done': msg`You have done this module already.`,
  'too-few-items': msg`This module has too few tasks of its own for a test yet.`,
  'test-too-soon': msg`A module can be tested once in seven days.`,
  'too-many-tests': msg`You have taken many tests today. Go on tomorrow.`,
  'test-not-found': msg`This test no longer exists.`,
});

/** Where the learner is with testing out of a module. */
export function useReadTestOut(moduleId: string) {
  const { call } = useBackend();
  const { queryKey } = useTestOutState(moduleId);
  return useQuery({
    queryKey,
    queryFn: () => call<TestOutState>('read-test-out', { module_id: moduleId }),
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may have gone on with it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
