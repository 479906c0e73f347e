import type { AdvanceClockResponse } from '#domain/simulator/contract.ts';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionCall } from './use-session-call.ts';

interface Advance {
  chart: { symbol: string; timeframe: Timeframe };
  bars: number;
  until: 'event' | null;
  alerts: readonly { symbol: string; price: number }[];
}

/** Moves the clock of a session by bars of the chart, or on to what happens next. */
export function useAdvanceClock(id: string) {
  const { call } = useBackend();
  return useSessionCall(id, 'advance-clock', (seen, advance: Advance) =>
    call<AdvanceClockResponse>('advance-clock', { ...seen, ...advance }),
  );
}
