import type { Activity } from '#domain/activities/activity-contract.ts';
import type { ModuleFile } from '#domain/catalogue/contract.ts';
import type { ContentFile, ModuleFolder } from '../../reading/content.ts';
import { activitiesOf, asks, itemsOfLesson, modulesOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** What may stand between two parts of a description. */
const BETWEEN = /^[\s,.;:]*(?:and\b)?[\s,]*$/;

/** Each part of the objective of a module that is done, not read, names what a learner shows it with. */
export const objectives: Rule = {
  name: 'objectives',
  *check(content) {
    for (const { module } of modulesOf(content)) {
      const { file } = module;
      if (file?.data.standard === 'interactive') yield* checkObjective(file, showingOf(module));
    }
  },
};

function* checkObjective(file: ContentFile<ModuleFile>, showing: ReadonlySet<string>): Iterable<Problem> {
  const { objective, description } = file.data;
  const whole = description.en;
  let read = 0;
  for (const [index, { says, shown_by }] of objective.entries()) {
    const at = whole.indexOf(says, read);
    if (at === -1) {
      const message = `'${says}' doesn't stand in the description, or not in this order. Use its words.`;
      yield problemAt(file, ['objective', index, 'says'], message);
      continue;
    }
    yield* checkBetween(file, whole.slice(read, at));
    read = at + says.length;
    for (const [place, name] of shown_by.entries()) {
      if (showing.has(name)) continue;
      const message = `'${name}' is no item, data task, transcript, challenge or line on a chart in this module.`;
      yield problemAt(file, ['objective', index, 'shown_by', place], message);
    }
  }
  yield* checkBetween(file, whole.slice(read));
}

function* checkBetween(file: ContentFile<ModuleFile>, words: string): Iterable<Problem> {
  if (BETWEEN.test(words)) return;
  const message = `Nothing shows this part of the description: '${words.trim()}'. Add it under \`objective\` with \`says\`, and with \
\`shown_by\` for the items, tasks and challenges that show it.`;
  yield problemAt(file, ['description'], message);
}

/** The names of what a learner can show something with. */
function showingOf({ lessons }: ModuleFolder): ReadonlySet<string> {
  return new Set(
    lessons.flatMap((lesson) => [
      ...itemsOfLesson(lesson).map(({ item }) => item.id),
      ...(asks(lesson) ? activitiesOf(lesson) : [])
        .filter(({ activity }) => shows(activity))
        .map(({ name }) => name),
    ]),
  );
}

/** Of a check its items are named. A commit is a guess, but for the line drawn on a chart, which is the work itself. */
function shows(activity: Activity): boolean {
  if (activity.kind === 'commit') return activity.asks === 'level';
  return activity.kind === 'data-task' || activity.kind === 'transcript' || activity.kind === 'challenge';
}
