import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Deletes one conversation by its id, or all of them. Rejects with a BackendError. */
export function useDeleteConversations() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['delete-conversations'],
    mutationFn: async (which: { id: string } | 'all') => {
      const deletion = rest.from('mentor_conversations').delete().eq('user_id', userId);
      unwrap(await (which === 'all' ? deletion : deletion.eq('id', which.id)).select('id'));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['mentor_conversations', userId] }),
  });
}
