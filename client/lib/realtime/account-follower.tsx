import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentView } from '../auth/learner-view.ts';
import { useBackend } from '../backend/backend-context.tsx';
import { followAccount } from './follow-account.ts';

/** Shows what other devices of the account do, as long as it is there. */
export function AccountFollower({ userId }: { userId: string }) {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Who looks on as a learner reads for some minutes what stands there, and follows nobody.
    if (currentView() !== null) return undefined;
    return followAccount({ auth, userId, queryClient });
  }, [auth, userId, queryClient]);
  return null;
}
