import type { DataTaskActivity } from '#domain/activities/activity-contract.ts';
import { compileActivity } from '#domain/activities/compile-activity.ts';
import { DataError } from '#domain/activities/data-task/data-error.ts';
import { dataTaskProblem } from '#domain/activities/data-task/data-task-problem.ts';
import type { DataTaskKey } from '#domain/activities/data-task/data-task-key.ts';
import { DrawingError } from '#domain/catalogue/drawing/drawing-values.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import { dataTable } from '../../data-tables.ts';
import { activitiesIn } from '../../markdown/activities.ts';
import type { AskingLesson } from '../../reading/content.ts';
import { activitiesOf, asks, lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { occurs } from './lesson-words.ts';
import { noWords } from './no-words.ts';

/** Every data task can be asked, is answered right by its own truth and by nothing easier, and nothing tells it before. */
export const dataTasks: Rule = {
  name: 'data-tasks',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (!asks(lesson)) continue;
      for (const { name, activity } of activitiesOf(lesson))
        if (activity.kind === 'data-task') yield* checkTask(lesson, name, activity);
    }
  },
};

function* checkTask(lesson: AskingLesson, name: string, task: DataTaskActivity): Iterable<Problem> {
  const path = ['activities', name];
  // What is wrong with the table itself is said there.
  const tables = task.asks === 'plan' ? [] : [task.data, ...(task.asks === 'rule' ? [task.hidden] : [])];
  if (tables.some((table) => Object.hasOwn(lesson.data.data, table) && !canBeMade(lesson, table))) return;
  const sources = { markets: lesson.data.markets, tableOf: (table: string) => dataTable(lesson, table) };
  try {
    const { learner, key } = compileActivity(task, sources, noWords);
    if (learner.kind !== 'data-task' || key.kind !== 'data-task') return;
    const wrong = dataTaskProblem(task, learner, key);
    if (wrong) yield problemAt(lesson, [...path, ...wrong.path], wrong.message);
    else yield* checkSaid(lesson, name, task, key);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    yield problemAt(lesson, [...path, ...error.path], error.message);
  }
}

function canBeMade(lesson: AskingLesson, name: string): boolean {
  try {
    dataTable(lesson, name);
    return true;
  } catch (error) {
    if (error instanceof DataError || error instanceof DrawingError) return false;
    throw error;
  }
}

/** A number that is asked for must not stand above the question or in it. */
function* checkSaid(
  lesson: AskingLesson,
  name: string,
  { title, prompt = '', ...task }: DataTaskActivity,
  key: DataTaskKey,
): Iterable<Problem> {
  if (task.asks !== 'value' || typeof key.truth !== 'number') return;
  // A small count stands in every text.
  if (task.unit === undefined && Number.isInteger(key.truth)) return;
  const digits = { minimumFractionDigits: task.unit === '$' ? 0 : task.decimals };
  const says = formatQuantity(Math.abs(key.truth), task.unit, 'en', digits);
  if (!occurs(says, `${title} ${prompt} ${textAbove(lesson, name)}`)) return;
  const message = `The answer ${says} stands in the question or above it. Leave it out there.`;
  yield problemAt(lesson, ['activities', name], message);
}

function textAbove(lesson: AskingLesson, name: string): string {
  if (lesson.kind !== 'text') return '';
  const use = activitiesIn(lessonTree(lesson)).find((each) => each.name === name);
  return lesson.markdown.slice(0, use?.node.position?.start.offset ?? 0).replaceAll('\\$', '$');
}
