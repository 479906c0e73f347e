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
    onSuccess: async () => {
      const messages = { queryKey: ['mentor_messages', userId] };
      queryClient.removeQueries({ ...messages, type: 'inactive' });
      // What is on the screen is left by whoever deleted it, and asked for anew when it is opened again.
      await queryClient.invalidateQueries({ ...messages, refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: ['mentor_conversations', userId] });
    },
  });
}
