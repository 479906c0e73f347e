import {
  type PreviewScenarioAnswer,
  previewScenarioRequest,
} from '#domain/simulator/scenario-editing-contract.ts';
import type * as v from 'valibot';
import type { ScenarioPreview } from '../../../adapters/content/scenario-preview.ts';
import { type AdminFunction, adminReading } from '../../admin-function.ts';

/** Each takes a seventh of a second, eight weeks of history among it. */
const PATHS = 4;

/** What the linter says of a scenario that is being written, and some paths that its market could take. */
export function createPreviewScenario({ check, plantedPicture }: ScenarioPreview): AdminFunction {
  const preview = async ({
    scenario,
    path,
  }: v.InferOutput<typeof previewScenarioRequest>): Promise<PreviewScenarioAnswer> => {
    const paths: number[][] = [];
    for (let place = 0; place < PATHS; place += 1) {
      paths.push(plantedPicture(`preview ${path} ${place}`, scenario));
      // Others are served between two of them.
      await new Promise((resolve) => void setTimeout(resolve, 0));
    }
    const problems = check(scenario);
    return { problems, paths };
  };
  return adminReading('preview-scenario', previewScenarioRequest, preview);
}
