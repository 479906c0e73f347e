import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Whether the database takes the learner for an admin now; asked anew each time, since the role may be taken away. */
export function useAdminAccess() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['admin_access', useSignedInUser().id],
    queryFn: async () => unwrap(await rest.rpc('admin_access')),
    staleTime: 0,
  });
}
