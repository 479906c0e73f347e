import { useServerCall } from '../../../lib/backend/use-server-call.ts';
import type { Seats } from './seats.ts';

/** Gives back seats that were not used; answers with the ids of their applications. */
export function useReleaseApplications() {
  return useServerCall<Seats, Seats>('release-applications', 'applications');
}
