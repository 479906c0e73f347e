import { useQuery } from '@tanstack/react-query';
import type { SimulatorResults } from '#domain/simulator/journal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** What a session has come to, with error bars. @param fills how many fills there are: a new one may have closed a trade */
export function useReadSimulatorResults(id: string, fills: number) {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'results', id, fills],
    queryFn: () => call<SimulatorResults>('read-simulator-results', { session_id: id }),
    placeholderData: (before) => before,
  });
}
