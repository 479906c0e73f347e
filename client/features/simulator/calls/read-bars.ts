import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadBarsResponse } from '#domain/simulator/contract.ts';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { prependBars, type SeenSession } from './seen-session.ts';
import { useSessionKey } from './session-key.ts';

interface WantedBars {
  symbol: string;
  timeframe: Timeframe;
  /** Only bars that start before this minute; without it the last ones, which then are the chart. */
  before?: number;
}

/** Fetches bars of another chart, or those before the ones that are shown. */
export function useReadBars(id: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useSessionKey(id);
  return useMutation({
    mutationKey: ['read-bars'],
    // In the order of all that changes the session, or bars of before a step would replace those after it.
    scope: { id: `simulator-session-${id}` },
    mutationFn: (wanted: WantedBars) => call<ReadBarsResponse>('read-bars', { session_id: id, ...wanted }),
    onSuccess: ({ symbol, timeframe, bars }, { before }) => {
      const read = { symbol, timeframe, bars };
      queryClient.setQueryData<SeenSession>(
        queryKey,
        (known) => known && { ...known, chart: before === undefined ? read : prependBars(known.chart, read) },
      );
    },
  });
}
