import { useQuery } from '@tanstack/react-query';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { joinAnswer } from './seen-session.ts';
import { useSessionKey } from './session-key.ts';

/**
 * A session with its last events; the answers of later calls are joined to it.
 * @param chart the bars that come with it, where the symbol is known
 */
export function useReadSimulatorSession(
  id: string,
  chart: { symbol?: string | undefined; timeframe: Timeframe },
) {
  const { call } = useBackend();
  return useQuery({
    queryKey: useSessionKey(id),
    queryFn: async () =>
      joinAnswer(
        undefined,
        await call<SimulatorSession>('read-simulator-session', {
          session_id: id,
          ...(chart.symbol !== undefined && { chart }),
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnMount: 'always',
  });
}
