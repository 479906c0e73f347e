import type { Review } from '#domain/community/review-rubric.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Sends one's review, once and for good. */
export function useReviewApplication() {
  return useServerCall<Review & { application_id: string; note: string }, { application_id: string }>(
    'review-application',
    'applications',
  );
}
