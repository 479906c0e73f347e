import type { SeasonState } from '#domain/seasons/contract.ts';
import { useServerCall } from '../../lib/backend/use-server-call.ts';

/** Begins the one session of a season. Rejects with a BackendError. */
export function useStartSeasonSession() {
  return useServerCall<{ season_id: string }, SeasonState>('start-season-session', 'seasons');
}
