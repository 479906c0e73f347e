import type { Condition } from '#domain/simulator/scenarios/condition-contract.ts';
import type { ScenarioFault } from '#domain/simulator/scenarios/scenario-fault.ts';
import type { Content, ScenarioOfContent } from '../reading/content.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';
import { modulesOf, type Problem, problemAt, type Rule } from './rule.ts';

/** So many are open to every account, as the plans say. */
const OPEN = 3;

/** A scenario can be played, and asks for something that has to be done. */
export const playableScenarios: Rule = {
  name: 'scenarios',
  *check(content) {
    for (const scenario of content.scenarios) {
      yield* goalProblems(scenario);
      yield* plantedProblems(scenario);
    }
  },
};

/** A scenario belongs to a lesson that is written, and as many are open as the plans say. */
export const offeredScenarios: Rule = {
  name: 'scenarios',
  *check(content) {
    const lessons = writtenLessons(content);
    for (const scenario of content.scenarios) yield* lessonProblems(scenario, lessons);
    yield* openProblems(content);
  },
};

function writtenLessons(content: Content): ReadonlySet<string> {
  return new Set(
    Array.from(modulesOf(content)).flatMap(({ course, module }) =>
      module.file?.data.status === 'written'
        ? module.lessonNames.map(({ slug }) => `${course.slug}/${module.slug}/${slug}`)
        : [],
    ),
  );
}

function* lessonProblems(scenario: ScenarioOfContent, lessons: ReadonlySet<string>): Iterable<Problem> {
  const { lesson } = scenario.data;
  if (lessons.has(lesson)) return;
  const message = `No written module has the lesson '${lesson}'. Name one as course/module/lesson, without numbers.`;
  yield problemAt(scenario, ['lesson'], message);
}

function* goalProblems(scenario: ScenarioOfContent): Iterable<Problem> {
  const { goal, market, plan } = scenario.data;
  if (!goal.some(asksForSomething)) yield faultAt(scenario, ['goal'], { code: 'nothing-to-do' });
  const hasOne = market.preset !== 'share_and_index';
  for (const [index, condition] of goal.entries()) {
    const at = ['goal', index];
    if (condition.kind === 'trades') {
      const { least = 0, most = Infinity } = condition;
      if (least > most) yield faultAt(scenario, at, { code: 'no-such-number', least, most });
      if (least === 0 && most === Infinity) yield faultAt(scenario, at, { code: 'any-number' });
    }
    if (condition.kind === 'rule' && condition.rule === 'through-loss-limit' && !plan.day_loss_percent)
      yield faultAt(scenario, at, { code: 'no-loss-limit' });
    if (needsClose(condition) && market.preset === 'coin')
      yield faultAt(scenario, at, { code: 'never-closes' });
    if (condition.kind === 'exposure' && condition.counts === 'net' && hasOne)
      yield faultAt(scenario, at, { code: 'nothing-to-set-off' });
  }
}

function asksForSomething(condition: Condition): boolean {
  return condition.kind === 'clock' || (condition.kind === 'trades' && (condition.least ?? 0) > 0);
}

function needsClose(condition: Condition): boolean {
  if (condition.kind === 'exposure') return condition.when !== 'always';
  return condition.kind === 'gap-loss' || condition.kind === 'opening-pause';
}

function* plantedProblems(scenario: ScenarioOfContent): Iterable<Problem> {
  const { goal, market } = scenario.data;
  const days = Math.max(0, ...goal.flatMap((one) => (one.kind === 'clock' ? [one.least_days] : [])));
  const edges = new Set<string>();
  for (const [index, planted] of market.planted.entries()) {
    const at = ['market', 'planted', index];
    if ('instrument' in planted && !market.preset.includes(planted.instrument))
      yield faultAt(scenario, at, {
        code: 'no-such-instrument',
        market: market.preset,
        instrument: planted.instrument,
      });
    if ('day' in planted) {
      if (planted.day > days) yield faultAt(scenario, at, { code: 'too-late', day: planted.day });
      continue;
    }
    if (edges.has(planted.instrument)) yield faultAt(scenario, at, { code: 'second-edge' });
    edges.add(planted.instrument);
    if (planted.kind === 'time-of-day' && planted.from >= planted.to)
      yield faultAt(scenario, at, { code: 'ends-before-it-begins' });
  }
}

function faultAt(scenario: ScenarioOfContent, at: YamlPath, fault: PlayFault): Problem {
  return { ...problemAt(scenario, at, messageOf(fault)), fault };
}

/** What is wrong with how it is played; its words have rules of their own. */
type PlayFault = Exclude<ScenarioFault, { readonly words: string }>;

function messageOf(fault: PlayFault): string {
  switch (fault.code) {
    case 'nothing-to-do':
      return 'This goal is met by a session that ends as soon as it begins. Ask for a trade (`trades`) or for time (`clock`).';
    case 'no-such-number':
      return `No number is at least ${fault.least} and at most ${fault.most}.`;
    case 'any-number':
      return 'Say how many trades there are to be: `least`, `most` or both.';
    case 'no-loss-limit':
      return 'There is no loss limit that could be passed. Give the plan a `day_loss_percent`.';
    case 'never-closes':
      return 'A coin never closes, so nothing can be judged here. Ask for something else.';
    case 'nothing-to-set-off':
      return 'With one instrument there is nothing to set off. Count `gross`.';
    case 'no-such-instrument':
      return `The market '${fault.market}' has no instrument '${fault.instrument}'.`;
    case 'too-late':
      return `Nobody has to get as far as day ${fault.day}. Ask for a \`clock\` of as many days.`;
    case 'second-edge':
      return 'An instrument can have one planted edge. Take one of them out.';
    case 'ends-before-it-begins':
      return 'The edge ends before it begins: `from` has to lie before `to`.';
  }
}

function* openProblems({ scenarios: all }: Content): Iterable<Problem> {
  const open = all.filter(({ data }) => data.open === true);
  const wrong = open[OPEN] ?? (all.length > OPEN && open.length < OPEN ? all[0] : undefined);
  if (!wrong) return;
  const message = `${OPEN} scenarios are open to every account, as the plans say, and here are ${open.length}.`;
  yield problemAt(wrong, ['open'], message);
}
