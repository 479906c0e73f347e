import type { QueryClient } from '@tanstack/react-query';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import { simulatorSessionQuery } from '../../features/simulator/calls/read-simulator-session.ts';
import type { Backend } from '../../lib/backend/connect-backend.ts';

/** The bars that are shown where the address names none. */
export const FIRST_TIMEFRAME: Timeframe = '15m';

/**
 * Asks for a session of the simulator while the code of its page is fetched and read. The page itself tells of failures.
 * Asks nothing for somebody who is not signed in.
 */
export async function askForSession(
  { auth, call }: Pick<Backend, 'auth' | 'call'>,
  queryClient: QueryClient,
  id: string,
  {
    symbol,
    bars: timeframe = FIRST_TIMEFRAME,
  }: { symbol?: string | undefined; bars?: Timeframe | undefined },
): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session === null) return;
  const query = simulatorSessionQuery(call, data.session.user.id, id, { symbol, timeframe });
  await queryClient.query({ ...query, staleTime: 0 });
}
