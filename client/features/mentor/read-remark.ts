import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RemarkPlace } from '#domain/mentor/choose-remark.ts';
import type { ReadRemarkResponse } from '#domain/mentor/knowing-contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../lib/backend/call-function.ts';
import { deviceZone } from '../../lib/i18n/device-zone.ts';
import { alwaysButJustRead } from '../../lib/queries/always-but-just-read.ts';

/** A session of the simulator, and the event after which something might be said. */
export interface RemarkSession {
  id: string;
  sequence: number;
}

/** So long a remark that a route has asked for waits for its page, in milliseconds. */
const WAITS_MS = 5000;

/** What the mentor says unasked to a learner, in the place where it would be read; null for nothing. */
export function remarkQuery(call: CallFunction, userId: string, place: RemarkPlace, session?: RemarkSession) {
  return queryOptions({
    queryKey: ['mentor_remarks', userId, place, session],
    queryFn: async () => {
      const { remark } = await call<ReadRemarkResponse>('read-remark', {
        place,
        session_id: session?.id,
        time_zone: deviceZone(),
      });
      return remark;
    },
    // What was said before another answer is not about this one.
    gcTime: place === 'day' ? WAITS_MS : 0,
    refetchOnMount: alwaysButJustRead,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** What the mentor says unasked to the signed-in learner, see `remarkQuery`. */
export function useReadRemark(place: RemarkPlace, session?: RemarkSession) {
  return useQuery(remarkQuery(useBackend().call, useSignedInUser().id, place, session));
}
