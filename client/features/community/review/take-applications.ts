import { useServerCall } from '../../../lib/backend/use-server-call.ts';

type Seats = { application_ids: readonly string[] };

/** Takes a reviewer's seat at those of the applications that have one; answers with their ids. */
export function useTakeApplications() {
  return useServerCall<Seats, Seats>('take-applications', 'applications');
}

/** Gives back seats that were not used; answers with the ids of their applications. */
export function useReleaseApplications() {
  return useServerCall<Seats, Seats>('release-applications', 'applications');
}
