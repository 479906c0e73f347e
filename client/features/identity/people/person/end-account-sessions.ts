import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';

/** Ends one session of an account, or all of them without an id. Rejects with a BackendError. */
export function useEndAccountSessions(accountId: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['end-account-sessions', accountId],
    mutationFn: (sessionId?: string) =>
      call('end-account-sessions', {
        user_id: accountId,
        ...(sessionId !== undefined && { session_id: sessionId }),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sessions_of', accountId] }),
  });
}
