import type { RemoveScenarioRequest } from '#domain/simulator/scenario-editing-contract.ts';
import { useServerCall } from '../../../../lib/backend/use-server-call.ts';
import { SCENARIO_FILES } from './list-scenario-files.ts';

/** Takes a scenario that an admin made from the list. */
export function useRemoveScenario() {
  return useServerCall<RemoveScenarioRequest, Readonly<Record<string, never>>>(
    'remove-scenario',
    SCENARIO_FILES,
  );
}
