import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** What keeps the signed-in learner from being an admin, as the database says it: see `admin_access()` there. */
function useAdminAccessQuery() {
  const { rest } = useBackend();
  return queryOptions({
    queryKey: ['admin_access', useSignedInUser().id],
    queryFn: async () => unwrap(await rest.rpc('admin_access')),
  });
}

/** Whether the database takes the learner for an admin now; asked anew each time, since the role may be taken away. */
export function useAdminAccess() {
  return useQuery({ ...useAdminAccessQuery(), staleTime: 0 });
}

/** Whether the admin pages are offered; asked once, since they ask again themselves. */
export function useIsAdmin(): boolean {
  const { data = 'none' } = useQuery({ ...useAdminAccessQuery(), staleTime: Number.POSITIVE_INFINITY });
  return data !== 'none';
}
