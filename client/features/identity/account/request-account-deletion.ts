import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Asks for the deletion of the account, which comes after days in which it can be taken back. */
export function useRequestAccountDeletion() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['request-account-deletion'],
    mutationFn: () => call('request-account-deletion', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account_deletions'] }),
  });
}
