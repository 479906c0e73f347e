import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadTodayResponse } from '#domain/knowledge/today-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import { alwaysButJustRead } from '../../../lib/queries/always-but-just-read.ts';
import { deviceZone } from '../../../lib/i18n/device-zone.ts';

/** What a learner's day holds, and how their week goes. */
export function todayQuery(call: CallFunction, userId: string) {
  return queryOptions({
    queryKey: ['review_questions', userId, 'day'],
    queryFn: () => call<ReadTodayResponse>('read-today', { time_zone: deviceZone() }),
    // Who comes from a lesson has just done a part of it.
    refetchOnMount: alwaysButJustRead,
  });
}

/** The day of the signed-in learner, see `todayQuery`. */
export function useReadToday() {
  return useQuery(todayQuery(useBackend().call, useSignedInUser().id));
}
