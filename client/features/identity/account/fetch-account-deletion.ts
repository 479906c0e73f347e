import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

const useDeletionKey = () => ['account_deletions', useSignedInUser().id];

/** When the account is to be deleted; null when nobody asked for it. */
export function useDeletion() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: useDeletionKey(),
    queryFn: async () => unwrap(await rest.from('account_deletions').select('*').maybeSingle()),
  });
}

/** Asks for the deletion, or takes the wish back. */
export function useChangeDeletion() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useDeletionKey();
  return useMutation({
    mutationKey: ['change-deletion'],
    mutationFn: (change: 'request-account-deletion' | 'cancel-account-deletion') => call(change, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
