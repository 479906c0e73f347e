import { useQuery } from '@tanstack/react-query';
import type { ReviewsToday } from '#domain/quiz/review-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { deviceZone } from './open-review.ts';

/** How today's reviews stand. */
export function useReadReviews() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['review_questions', useSignedInUser().id, 'today'],
    queryFn: () => call<ReviewsToday>('read-reviews', { time_zone: deviceZone() }),
    // Who comes from a lesson has just answered.
    refetchOnMount: 'always',
  });
}
