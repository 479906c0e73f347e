import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** When the account is to be deleted; null when nobody asked for it. */
export function useAccountDeletion() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['account_deletions', useSignedInUser().id],
    queryFn: async () => unwrap(await rest.from('account_deletions').select('*').maybeSingle()),
  });
}
