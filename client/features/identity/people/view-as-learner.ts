import { useMutation } from '@tanstack/react-query';
import type { LearnerView } from '#domain/identity/people-contract.ts';
import { saveView } from '../../../lib/auth/learner-view.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Begins to look at the product as a learner sees it, in this tab of the browser. Rejects with a BackendError. */
export function useViewAsLearner() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['view-as-learner'],
    mutationFn: (userId: string) => call<LearnerView>('view-as-learner', { user_id: userId }),
    onSuccess: (view) => {
      saveView(view);
      // Another document: nothing that the admin has loaded stays in its memory.
      location.assign('/dashboard');
    },
  });
}
