import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import { takeFirstAnswer } from '../chart/first-bars.ts';
import { alwaysButJustRead } from '../../../lib/queries/always-but-just-read.ts';
import { joinAnswer } from './seen-session.ts';
import { sessionKey } from './session-key.ts';

/** What is shown of a session; without a symbol its first market. */
export interface ShownChart {
  readonly symbol?: string | undefined;
  readonly timeframe: Timeframe;
}

/** A session with its last events and the bars of a chart; the answers of later calls are joined to it. */
export function simulatorSessionQuery(
  call: CallFunction,
  userId: string,
  id: string,
  { symbol, timeframe }: ShownChart,
) {
  return queryOptions({
    queryKey: sessionKey(userId, id),
    queryFn: async () => {
      const body = { session_id: id, chart: { ...(symbol !== undefined && { symbol }), timeframe } };
      const first = await takeFirstAnswer(userId, body);
      return joinAnswer(undefined, first ?? (await call<SimulatorSession>('read-simulator-session', body)));
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnMount: alwaysButJustRead,
  });
}

/** A session of the learner, see `simulatorSessionQuery`. */
export function useReadSimulatorSession(id: string, chart: ShownChart) {
  const { call } = useBackend();
  return useQuery(simulatorSessionQuery(call, useSignedInUser().id, id, chart));
}
