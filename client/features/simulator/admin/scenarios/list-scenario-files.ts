import { useQuery } from '@tanstack/react-query';
import type { ListScenarioFilesAnswer } from '#domain/simulator/scenario-editing-contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';

/** What names the scenarios as admins read them. */
export const SCENARIO_FILES = 'scenario-files';

/** All scenarios as they are written, with what came of them. */
export function useListScenarioFiles() {
  const { call } = useBackend();
  return useQuery({
    queryKey: [SCENARIO_FILES],
    queryFn: () => call<ListScenarioFilesAnswer>('list-scenario-files', {}),
  });
}
