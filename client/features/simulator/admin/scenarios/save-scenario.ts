import type { SaveScenarioAnswer, SaveScenarioRequest } from '#domain/simulator/scenario-editing-contract.ts';
import { useServerCall } from '../../../../lib/backend/use-server-call.ts';
import { SCENARIO_FILES } from './list-scenario-files.ts';

/** Writes a scenario beside those of the content. */
export function useSaveScenario() {
  return useServerCall<SaveScenarioRequest, SaveScenarioAnswer>('save-scenario', SCENARIO_FILES);
}
