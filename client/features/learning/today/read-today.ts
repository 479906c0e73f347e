import { useQuery } from '@tanstack/react-query';
import type { ReadTodayResponse } from '#domain/knowledge/today-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { deviceZone } from '../review/open-review.ts';

/** What the learner's day holds, and how their week goes. */
export function useReadToday() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['review_questions', useSignedInUser().id, 'day'],
    queryFn: () => call<ReadTodayResponse>('read-today', { time_zone: deviceZone() }),
    // Who comes from a lesson has just done a part of it.
    refetchOnMount: 'always',
  });
}
