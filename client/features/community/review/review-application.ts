import type { Review } from '#domain/community/review-rubric.ts';
import { useApplicationCall } from './use-application-call.ts';

/** Sends one's review, once and for good. */
export function useReviewApplication() {
  return useApplicationCall<Review & { application_id: string; note: string }, { application_id: string }>(
    'review-application',
  );
}
