import { useQuery } from '@tanstack/react-query';
import type { ListScenariosResponse } from '#domain/simulator/scenarios-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** Which scenarios are wanted; all of them without either. */
export interface WantedScenarios {
  readonly lesson_id?: string;
  readonly skill?: string;
}

/** Scenarios with what became of the learner's tries. */
export function useListScenarios(wanted: WantedScenarios = {}) {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'scenarios', wanted],
    queryFn: () => call<ListScenariosResponse>('list-scenarios', { ...wanted }),
    refetchOnMount: 'always',
  });
}
