import type { KeyOf } from './data-task-key.ts';
import type { TaskProblem } from './task-problem.ts';
import { dataTaskQuestion } from './data-task-question.ts';
import { partName, type PlanPart, readPlan } from './plan-parts.ts';

/** A form longer than these parts is not filled in. */
const MOST_PARTS = 12;

/** Makes sure that a plan passes by the author's own way, and that each thing required of it can be failed. */
export function planProblem(key: KeyOf<'plan'>): TaskProblem | undefined {
  const { parts, requires, truth } = key;
  if (parts.length === 0 || parts.length > MOST_PARTS)
    return { path: ['parts'], message: `A plan has 1 to ${MOST_PARTS} parts. This one has ${parts.length}.` };
  const wrong = parts.find((part) => part.kind === 'number' && part.from >= part.to);
  if (wrong) return { path: ['parts', wrong.name, 'from'], message: '`from` must lie below `to`.' };
  const plan = readPlan(truth, parts);
  const path = ['shows_by'];
  if (plan === undefined) {
    const names = parts.map(({ name }) => name).join(', ');
    return { path, message: `It must name each part with a number that can be chosen: ${names}.` };
  }
  const passes = (values: Readonly<Record<string, number>>) => {
    const answer = Object.entries(values).map(([name, value]) => partName(name, value));
    return dataTaskQuestion(key).grade(answer);
  };
  const own = passes(plan);
  if (own?.is_right !== true)
    return {
      path,
      message: `It fails ${own?.notes.length ?? 'all'} of what is required. Change one or the other.`,
    };
  const tried: Record<string, number>[] = [
    Object.fromEntries(parts.map((part) => [part.name, endsOf(part)[0] ?? 0])),
    Object.fromEntries(parts.map((part) => [part.name, endsOf(part).at(-1) ?? 0])),
    ...parts.flatMap((part) => endsOf(part).map((value) => ({ ...plan, [part.name]: value }))),
  ];
  for (const [end, name] of ['smallest', 'largest'].entries()) {
    if (passes(tried[end] ?? {})?.is_right)
      return {
        path: ['requires'],
        message: `The plan with the ${name} number in each part passes. Ask for more.`,
      };
  }
  const failed = tried.map((values) => passes(values)?.notes.map(({ html }) => html) ?? []);
  const idle = requires.findIndex(({ html }) => !failed.some((notes) => notes.includes(html)));
  return idle === -1
    ? undefined
    : {
        path: ['requires', idle],
        message: 'No plan at the end of a range fails this, so it asks nothing. Change it, or remove it.',
      };
}

/** The numbers at the ends of a part, or all that can be chosen. */
function endsOf(part: PlanPart): number[] {
  return part.kind === 'number' ? [part.from, part.to] : part.options.map(({ value }) => value);
}
