import type { SeasonState } from '#domain/seasons/contract.ts';
import { useServerCall } from '../../lib/backend/use-server-call.ts';

/** Takes part in a season no longer. Rejects with a BackendError. */
export function useLeaveSeason() {
  return useServerCall<{ season_id: string }, SeasonState>('leave-season', 'seasons');
}
