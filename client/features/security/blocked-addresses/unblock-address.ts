import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Lifts blocks by their ids. Rejects with a BackendError. */
export function useUnblockAddress() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['unblock-address'],
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call('unblock-address', { block_id: id });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['blocked_addresses'] }),
  });
}
