import { useQueryClient } from '@tanstack/react-query';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';

/** Where a learner is with testing out of a module, as it is kept: its key, and what each call does with the state it answers. */
export function useTestOutState(moduleId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['test_outs', useSignedInUser().id, moduleId];
  const keep = (state: TestOutState) => {
    queryClient.setQueryData(queryKey, state);
    if (!state.finished) return;
    void queryClient.invalidateQueries({ queryKey: ['learner_paths'] });
    void queryClient.invalidateQueries({ queryKey: ['skill_states'] });
  };
  return { queryKey, keep };
}
