import { useQuery } from '@tanstack/react-query';
import type { ListSessionsResponse } from '#domain/identity/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Where the learner is signed in: this device first. */
export function useListSessions() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['sessions', useSignedInUser().id],
    queryFn: async () => (await call<ListSessionsResponse>('list-sessions', {})).sessions,
    staleTime: 0,
  });
}
