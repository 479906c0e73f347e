import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Takes back that the account is to be deleted. */
export function useCancelAccountDeletion() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['cancel-account-deletion'],
    mutationFn: () => call('cancel-account-deletion', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account_deletions'] }),
  });
}
