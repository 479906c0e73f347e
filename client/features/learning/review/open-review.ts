import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenReviewResponse, ReviewQuestion } from '#domain/quiz/review-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { deviceZone } from '../../../lib/i18n/device-zone.ts';

function useReviewKey() {
  return ['review_questions', useSignedInUser().id, 'open'];
}

/** Today's review with its open question; asking again brings the next one. */
export function useOpenReview() {
  const { call } = useBackend();
  return useQuery({
    queryKey: useReviewKey(),
    queryFn: () => call<OpenReviewResponse>('open-review', { time_zone: deviceZone() }),
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnMount: 'always',
  });
}

/** Adds what the server said about a question to the review, or to the drill that it is of. */
export function useReviewUpdate(): (id: string, change: Partial<ReviewQuestion>) => void {
  const queryClient = useQueryClient();
  const queryKey = useReviewKey();
  return (id, change) =>
    queryClient.setQueriesData<{ readonly question: ReviewQuestion | null }>({ queryKey }, (asking) =>
      asking?.question?.id === id ? { ...asking, question: { ...asking.question, ...change } } : asking,
    );
}
