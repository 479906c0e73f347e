import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The ids of the courses about whose further modules a learner wants a mail. */
export function moduleNoticesQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['module_notices', userId],
    queryFn: async () => {
      const rows = unwrap(await rest.from('module_notices').select('course_id').eq('user_id', userId));
      return rows.map((row) => row.course_id);
    },
  });
}

/** The courses about whose further modules the signed-in learner wants a mail. */
export function useModuleNotices() {
  const { rest } = useBackend();
  return useQuery(moduleNoticesQuery(rest, useSignedInUser().id));
}
