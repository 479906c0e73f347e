import { pairName } from '../answer-pairs.ts';
import type { DataTaskKey } from './data-task-key.ts';
import { dataTaskQuestion } from './data-task-question.ts';
import { foreseenProblem } from './foreseen-problem.ts';
import { planProblem } from './plan-problem.ts';
import { ruleProblem } from './rule-problem.ts';
import { rowId } from './data-table.ts';
import type { LearnerDataTask } from './learner-data-task.ts';
import type { DataTask } from './task-contract.ts';
import type { TaskProblem } from './task-problem.ts';

/** More rows than these nobody tags one by one. */
const MOST_TAGGED = 60;
/** More rows than these nobody marks one by one. */
const MOST_MARKED = 60;

/** More rows than these nobody puts in order. */
const MOST_ORDERED = 12;

/** Makes sure that a task is answered right by its own truth and not by an answer that knows nothing. */
export function dataTaskProblem(
  task: DataTask,
  learner: LearnerDataTask,
  key: DataTaskKey,
): TaskProblem | undefined {
  if (key.asks === 'plan') return planProblem(key);
  return (
    shownSecret(task, learner) ??
    ownProblem(task, learner, key) ??
    truthProblem(key) ??
    foreseenProblem(task, key)
  );
}

/** A column that tells what is right must not be shown. */
function shownSecret(task: DataTask, learner: LearnerDataTask): TaskProblem | undefined {
  if (task.asks === 'plan' || learner.asks === 'plan') return undefined;
  const secrets = [
    { path: ['because'], name: task.because },
    { path: ['right'], name: task.asks === 'tag' ? task.right : undefined },
    { path: ['right', 'column'], name: task.asks === 'mark' ? task.right.column : undefined },
  ];
  const shown = secrets.find(({ name }) => learner.table.columns.some((column) => column.name === name));
  return (
    shown && {
      path: shown.path,
      message: `The column '${shown.name}' tells what is right, and learners see it. Give it \`hidden: true\`, or leave it out of \`columns\`.`,
    }
  );
}

function ownProblem(task: DataTask, learner: LearnerDataTask, key: DataTaskKey): TaskProblem | undefined {
  if (key.asks === 'mark') return markProblem(key);
  if (key.asks === 'tag') return tagProblem(key);
  if (key.asks === 'order') return orderProblem(key);
  if (key.asks === 'rule') return ruleProblem(key);
  return task.asks === 'value' ? valueProblem(task, learner, key) : undefined;
}

function markProblem(key: Extract<DataTaskKey, { asks: 'mark' }>): TaskProblem | undefined {
  const path = ['right'];
  const { length: count } = key.right;
  if (count === 0) return { path, message: 'No row is right, so there is nothing to mark.' };
  if (count > MOST_MARKED)
    return { path, message: `${count} rows are to be marked. Let it be ${MOST_MARKED} at most.` };
  const all = Array.from({ length: key.rows }, (_, place) => rowId(place));
  if (dataTaskQuestion(key).grade(all)?.is_right !== true) return undefined;
  return {
    path,
    message: `${count} of ${key.rows} rows are right: whoever marks them all passes. Add rows.`,
  };
}

function tagProblem(key: Extract<DataTaskKey, { asks: 'tag' }>): TaskProblem | undefined {
  const rows = Object.keys(key.right);
  const twice = key.tags.find((tag, place) => key.tags.indexOf(tag) !== place);
  if (twice !== undefined) return { path: ['tags'], message: `The tag '${twice}' stands in the list twice.` };
  if (rows.length > MOST_TAGGED)
    return {
      path: ['data'],
      message: `${rows.length} rows are to be tagged. Let it be ${MOST_TAGGED} at most.`,
    };
  const same = key.tags.find(
    (tag) => dataTaskQuestion(key).grade(rows.map((row) => pairName(row, tag)))?.is_right === true,
  );
  // A tag that no row has is a fair distractor, as a wrong choice is.
  return same === undefined
    ? undefined
    : { path: ['right'], message: `Whoever gives every row the tag '${same}' passes. Mix the rows more.` };
}

function orderProblem(key: Extract<DataTaskKey, { asks: 'order' }>): TaskProblem | undefined {
  const rows = Object.keys(key.values);
  if (rows.length > MOST_ORDERED) {
    const message = `${rows.length} rows are to be put in order. Let it be ${MOST_ORDERED} at most.`;
    return { path: ['data'], message };
  }
  if (dataTaskQuestion(key).grade(rows)?.is_right !== true) return undefined;
  return { path: ['by'], message: 'The rows stand in the right order already. Mix them, or ask for more.' };
}

function valueProblem(
  task: Extract<DataTask, { asks: 'value' }>,
  learner: LearnerDataTask,
  key: DataTaskKey,
): TaskProblem | undefined {
  const plot = learner.asks === 'value' ? learner.plot : undefined;
  const { decimals, tolerance, level } = task;
  if (key.asks !== 'value') return undefined;
  const { right } = key;
  if (level) {
    if (plot === undefined)
      return { path: ['level'], message: 'A level is dragged across what is drawn. Add `draws`.' };
    const { from, to } = plot.y;
    if (right < from || right > to) {
      const message = `The truth ${right} lies outside what is drawn, ${from} to ${to}.`;
      return { path: ['truth'], message };
    }
    if (tolerance <= (to - from) / 10) return undefined;
    const message = `A tolerance of ${tolerance} takes more than a fifth of what is drawn for right. Narrow it.`;
    return { path: ['tolerance'], message };
  }
  const widest = Math.max(Math.abs(right) / 4, 10 ** -decimals);
  if (tolerance <= widest) return undefined;
  const message = `A tolerance of ${tolerance} is wide for a truth of ${Number(right.toPrecision(6))}. Narrow it to ${Number(widest.toPrecision(3))} or less.`;
  return { path: ['tolerance'], message };
}

function truthProblem(key: DataTaskKey): TaskProblem | undefined {
  if (dataTaskQuestion(key).grade(key.truth)?.is_right === true) return undefined;
  const message =
    'Nobody can answer this right: rounded as it is asked for, the truth lies outside the tolerance. Allow more decimals or tolerance.';
  return { path: ['tolerance'], message };
}
