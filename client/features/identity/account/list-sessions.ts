import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListSessionsResponse } from '#domain/identity/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

const useSessionsKey = () => ['sessions', useSignedInUser().id];

/** Where the learner is signed in: this device first. */
export function useListSessions() {
  const { call } = useBackend();
  return useQuery({
    queryKey: useSessionsKey(),
    queryFn: async () => (await call<ListSessionsResponse>('list-sessions', {})).sessions,
    staleTime: 0,
  });
}

/** Ends every session but this one. */
export function useSignOutOthers() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useSessionsKey();
  return useMutation({
    mutationKey: ['sign-out-others'],
    mutationFn: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error !== null) throw error;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
