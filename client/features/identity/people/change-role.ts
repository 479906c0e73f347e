import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ACCOUNT_ROLES } from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Makes an account an admin, or a learner again. Rejects with a BackendError. */
export function useChangeRole() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['change-role'],
    mutationFn: (change: { user_id: string; role: (typeof ACCOUNT_ROLES)[number] }) =>
      call('change-role', change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['people'] }),
  });
}
