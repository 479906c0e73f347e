import type { QueryClient } from '@tanstack/react-query';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import { simulatorSessionQuery } from '../../features/simulator/calls/read-simulator-session.ts';
import type { Backend } from '../../lib/backend/connect-backend.ts';

/** The bars that are shown where the address names none. */
export const FIRST_TIMEFRAME: Timeframe = '15m';

/** Asks for a session of the simulator as its address shows it. */
export function askForSession(
  id: string,
  {
    symbol,
    bars: timeframe = FIRST_TIMEFRAME,
  }: { symbol?: string | undefined; bars?: Timeframe | undefined },
) {
  return async ({ call }: Pick<Backend, 'call'>, queryClient: QueryClient, userId: string): Promise<void> => {
    const query = simulatorSessionQuery(call, userId, id, { symbol, timeframe });
    await queryClient.query({ ...query, staleTime: 0 });
  };
}
