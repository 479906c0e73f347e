import { useQuery } from '@tanstack/react-query';
import type { PlacementResult } from '#domain/placement/placement-result.ts';
import { routeAfter } from '#domain/placement/routing.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { useWrittenModules } from './fetch-modules.ts';

/**
 * The slug of the course that the latest placement leads to.
 * @param goals ids of `GOALS`
 * @returns undefined while it is not known; null for whoever was not placed
 */
export function usePlacementRoute(goals: readonly string[]): string | null | undefined {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const placed = useQuery({
    queryKey: ['placements', 'latest', userId],
    queryFn: async () =>
      unwrap(
        await rest
          .from('placements')
          .select('result')
          .eq('user_id', userId)
          .not('finished_at', 'is', null)
          .order('started_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      ),
  });
  const result = placed.data?.result as PlacementResult | null | undefined;
  const isPlaced = result != null;
  const modules = useWrittenModules(isPlaced);
  if (placed.isPending || (isPlaced && modules.isPending)) return undefined;
  if (!isPlaced || modules.data === undefined) return null;
  const written = new Set(modules.data.map(({ path }) => path));
  return routeAfter(result, { goals, written }).start.split('/')[0] ?? null;
}
