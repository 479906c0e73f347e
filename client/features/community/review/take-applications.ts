import { useServerCall } from '../../../lib/backend/use-server-call.ts';
import type { Seats } from './seats.ts';

/** Takes a reviewer's seat at those of the applications that have one; answers with their ids. */
export function useTakeApplications() {
  return useServerCall<Seats, Seats>('take-applications', 'applications');
}
