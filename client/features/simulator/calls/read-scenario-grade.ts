import { useQuery } from '@tanstack/react-query';
import type { ReadScenarioGradeResponse } from '#domain/simulator/scenarios-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** How a session stands to the goal of its scenario. @param stand what it depends on: another one asks again */
export function useReadScenarioGrade(id: string, stand: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'grade', id, stand],
    queryFn: () => call<ReadScenarioGradeResponse>('read-scenario-grade', { session_id: id }),
    placeholderData: (before) => before,
  });
}
