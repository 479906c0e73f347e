import { checkScenario } from './check-scenario.ts';
import { plantedPicture, scenarioPicture } from './scenario-picture.ts';

/** What can be said of a scenario that stands in no file: what the linter finds, and paths of its market. */
export const scenarioPreview = { check: checkScenario, picture: scenarioPicture, plantedPicture } as const;

export type ScenarioPreview = typeof scenarioPreview;
