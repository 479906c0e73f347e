/** A question that the mentor can answer, and what it belongs to. */
export type AskableQuestion = {
  readonly id: string;
  /** Ids of the modules whose lessons the answer links. */
  readonly modules: readonly string[];
  /** What those modules teach. */
  readonly skills: readonly string[];
};

/** Where a learner stands. */
export type LearnerContext = {
  /** The module that was open last. */
  readonly currentModule: string | undefined;
  /** Skills whose latest question in a quiz was answered wrong, the latest first. */
  readonly weakSkills: readonly string[];
  /** Ids of questions that were answered already. */
  readonly answered: ReadonlySet<string>;
};

/** Of each reason, so that every reason has its place. */
const AT_MOST_OF_ONE_REASON = 2;

/**
 * Chooses what to suggest asking: first what belongs to the module that is open, then what belongs to weak skills, then
 * the questions of beginners, which is the order of `askable`. Nothing is suggested twice, nor what was answered.
 */
export function suggestQuestions(
  askable: readonly AskableQuestion[],
  { currentModule, weakSkills, answered }: LearnerContext,
  count: number,
): string[] {
  const open = askable.filter(({ id }) => !answered.has(id));
  const ofModule = open.filter(
    ({ modules }) => currentModule !== undefined && modules.includes(currentModule),
  );
  const ofSkills = weakSkills.flatMap((skill) => open.filter(({ skills }) => skills.includes(skill)));
  const suggested = new Set(ofModule.slice(0, AT_MOST_OF_ONE_REASON));
  const further = [...new Set(ofSkills)].filter((question) => !suggested.has(question));
  for (const question of further.slice(0, AT_MOST_OF_ONE_REASON)) suggested.add(question);
  for (const question of open) suggested.add(question);
  return [...suggested].slice(0, count).map(({ id }) => id);
}
