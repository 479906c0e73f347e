import type { SeasonState } from '#domain/seasons/contract.ts';
import { useServerCall } from '../../lib/backend/use-server-call.ts';

/** Takes part in a season, or again after having left it. Rejects with a BackendError. */
export function useJoinSeason() {
  return useServerCall<{ season_id: string }, SeasonState>('join-season', 'seasons');
}
