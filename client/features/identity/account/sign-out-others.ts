import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Ends every session but this one. */
export function useSignOutOthers() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = ['sessions', useSignedInUser().id];
  return useMutation({
    mutationKey: ['sign-out-others'],
    mutationFn: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error !== null) throw error;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
