import { useQuery } from '@tanstack/react-query';
import type { RemarkPlace } from '#domain/mentor/choose-remark.ts';
import type { ReadRemarkResponse } from '#domain/mentor/knowing-contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** A session of the simulator, and the event after which something might be said. */
export interface RemarkSession {
  id: string;
  sequence: number;
}

/** What the mentor says unasked, in the place where it would be read; null for nothing. */
export function useReadRemark(place: RemarkPlace, session?: RemarkSession) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['mentor_remarks', useSignedInUser().id, place, session],
    queryFn: async () => {
      const { remark } = await call<ReadRemarkResponse>('read-remark', {
        place,
        session_id: session?.id,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      return remark;
    },
    // What was said before another answer is not about this one.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
