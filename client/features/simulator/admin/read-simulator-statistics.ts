import { useQuery } from '@tanstack/react-query';
import type { SimulatorStatistics } from '#domain/simulator/journal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** How the simulator is used, in sums over all learners. */
export function useReadSimulatorStatistics() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['simulator', 'statistics'],
    queryFn: () => call<SimulatorStatistics>('read-simulator-statistics', {}),
  });
}
