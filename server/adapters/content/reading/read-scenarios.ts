import { posix } from 'node:path';
import { scenarioSchema } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { ScenarioOfContent } from './content.ts';
import type { ContentFolder } from './content-folder.ts';

const FOLDER = 'simulator/scenarios';
const SCENARIO_FILE = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Reads the scenarios of the simulator. An installation may do without. */
export async function readScenarios(folder: ContentFolder): Promise<ScenarioOfContent[]> {
  const scenarios: ScenarioOfContent[] = [];
  for (const { name, isFolder } of await folder.list(FOLDER)) {
    const path = posix.join(FOLDER, name);
    const [, order, slug] = SCENARIO_FILE.exec(name) ?? [];
    if (isFolder || order === undefined || slug === undefined) {
      const message = 'simulator/scenarios/ holds a file for each scenario, named like 03-the-gap-day.yaml.';
      folder.report('file-name', path, 1, message);
      continue;
    }
    const file = await folder.readYaml(path, scenarioSchema);
    if (file) scenarios.push({ ...file, order: Number(order), slug });
  }
  return scenarios;
}
