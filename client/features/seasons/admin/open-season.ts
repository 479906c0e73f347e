import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Plans a season; admins only. Rejects with a BackendError. */
export function useOpenSeason() {
  return useServerCall<{ lesson_id: string; opens_at: string; closes_at: string }, unknown>(
    'open-season',
    'seasons',
  );
}
