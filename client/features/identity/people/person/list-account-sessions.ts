import { useQuery } from '@tanstack/react-query';
import type { ListedSession } from '#domain/identity/contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';

/** Where an account is signed in; admins only. */
export function useListAccountSessions(accountId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['sessions_of', accountId],
    queryFn: async () =>
      (await call<{ sessions: readonly ListedSession[] }>('list-account-sessions', { user_id: accountId }))
        .sessions,
  });
}
