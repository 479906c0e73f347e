import type { ScenarioFault } from '#domain/simulator/scenarios/scenario-fault.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { Content } from './reading/content.ts';
import type { YamlPath } from './reading/parse-yaml.ts';
import { playableScenarios } from './rules/scenarios.ts';
import { assetAdvice, filler } from './rules/wording/plain-words.ts';
import { promises } from './rules/wording/promises.ts';

/** What the linter has to say of a scenario, and where. */
export type ScenarioFinding = { readonly at: YamlPath; readonly fault: ScenarioFault };

/** The rules that look at one scenario alone; which lesson it belongs to and how many are open is asked of all content. */
const RULES = [playableScenarios, promises, assetAdvice, filler];

const NOTHING_ELSE: Omit<Content, 'scenarios'> = {
  site: undefined,
  plans: undefined,
  questions: undefined,
  skills: undefined,
  misconceptions: undefined,
  sources: undefined,
  glossary: undefined,
  editorial: undefined,
  mentor: {
    replies: undefined,
    helplines: undefined,
    intents: [],
    calculators: undefined,
    dialogues: [],
    asked: [],
    concepts: [],
    ways: undefined,
  },
  placement: { file: undefined, banks: [] },
  courses: [],
};

/** Holds a scenario that stands in no file to what the linter asks of those of the content. */
export function checkScenario(data: ScenarioFile): ScenarioFinding[] {
  // There are no lines: each place that is asked for gets a number, and the number leads back to it.
  const places: YamlPath[] = [];
  const lineOf = (path: YamlPath) => places.push(path) - 1;
  const scenario = { data, path: '', lineOf, isKnown: false, order: 1, slug: 'edited' };
  const content = { ...NOTHING_ELSE, scenarios: [scenario] };
  return RULES.flatMap((rule) =>
    Array.from(rule.check(content), ({ line, fault }) => {
      if (!fault) throw new Error(`The rule ${rule.name} has no code for what it finds.`);
      return { at: places[line] ?? [], fault };
    }),
  );
}
