import * as v from 'valibot';
import type { ScenarioFault } from './scenarios/scenario-fault.ts';
import { type ScenarioFile, scenarioSchema } from './scenarios/scenario-contract.ts';

/** The longest a scenario may be as JSON, in characters: a session keeps the terms that it began with. */
const LONGEST = 20_000;
const LONGEST_TITLE = 80;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(60));

const edited = v.pipe(
  scenarioSchema,
  v.check(
    ({ title }) => title.length <= LONGEST_TITLE,
    `has a title of ${LONGEST_TITLE} characters at most.`,
  ),
  v.check((file) => JSON.stringify(file).length <= LONGEST, `has ${LONGEST} characters at most.`),
);

export const listScenarioFilesRequest = v.strictObject({});

/** `path` says which paths: another number draws others. */
export const previewScenarioRequest = v.strictObject({
  scenario: edited,
  path: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});

/** With an `id` in the place of one that an admin made; with null, a new one. */
export const saveScenarioRequest = v.strictObject({ id: v.nullable(id), scenario: edited });

export const removeScenarioRequest = v.strictObject({ id });

export type PreviewScenarioRequest = v.InferOutput<typeof previewScenarioRequest>;
export type SaveScenarioRequest = v.InferOutput<typeof saveScenarioRequest>;
export type RemoveScenarioRequest = v.InferInput<typeof removeScenarioRequest>;

/** A scenario with all that is planted into its market, for admins. */
export type EditableScenario = {
  readonly id: string;
  /** Whether an admin made it; those of the content are changed in the content. */
  readonly is_edited: boolean;
  readonly lesson_title: string | null;
  /** Tries of all learners that have ended, and those that met the goal. */
  readonly tries: number;
  readonly met: number;
  readonly scenario: ScenarioFile;
};

/** A lesson of a written module, which a scenario can practise. */
export type PractisedLesson = {
  /** As scenarios name it: course/module/lesson. */
  readonly path: string;
  readonly title: string;
  readonly module_title: string;
  readonly skills: readonly string[];
};

export type ListScenarioFilesAnswer = {
  readonly scenarios: readonly EditableScenario[];
  /** In the order of the courses. */
  readonly lessons: readonly PractisedLesson[];
  readonly skills: readonly { readonly id: string; readonly name: string }[];
};

/** What the linter has to say. */
export type ScenarioProblem = {
  /** The way to it in the scenario, such as `goal` and 2. */
  readonly at: readonly (string | number)[];
  readonly fault: ScenarioFault;
};

export type PreviewScenarioAnswer = {
  readonly problems: readonly ScenarioProblem[];
  /** Closes of the first instrument over the first twelve days of sessions, by the first of them; what is planted among it. */
  readonly paths: readonly (readonly number[])[];
};

export type SaveScenarioAnswer = { readonly id: string };
