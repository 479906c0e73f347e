import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_PACE, type Pace } from '#domain/knowledge/pace.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** How much the learner wants to do; what holds for everybody until they choose. */
export function paceQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['paces', userId],
    queryFn: async (): Promise<Pace> => {
      const row = unwrap(
        await rest
          .from('paces')
          .select('minutes_a_day, days_a_week, target_recall')
          .eq('user_id', userId)
          .maybeSingle(),
      );
      // The database holds nothing else than what can be chosen.
      return row === null ? DEFAULT_PACE : (row as Pace);
    },
  });
}

/** The signed-in learner's pace. */
export function usePace() {
  return useQuery(paceQuery(useBackend().rest, useSignedInUser().id));
}
