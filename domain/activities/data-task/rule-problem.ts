import type { Grade } from '../contract.ts';
import type { KeyOf } from './data-task-key.ts';
import type { TaskProblem } from './task-problem.ts';
import { dataTaskQuestion } from './data-task-question.ts';

/** So many rows of each kind make a share mean something. */
const FEWEST = 3;

/** Makes sure that the author's own rule passes, and neither one that always says yes nor one that never does. */
export function ruleProblem(key: KeyOf<'rule'>): TaskProblem | undefined {
  const events = key.events.filter(Boolean).length;
  if (events < FEWEST || key.events.length - events < FEWEST) {
    const message = `Of ${key.events.length} hidden rows ${events} are to be caught. Let there be ${FEWEST} or more of each kind.`;
    return { path: ['event'], message };
  }
  if (key.columns.length === 0) return { path: ['uses'], message: 'The rule has no column to ask about.' };
  if (key.hits <= key.false_alarms) {
    const message = '`hits` must lie above `false_alarms`: else a rule that guesses passes.';
    return { path: ['hits'], message };
  }
  const own = dataTaskQuestion(key).grade(key.truth);
  if (own?.is_right) return undefined;
  return { path: ['shows_by'], message: `Your own rule does not pass: it ${didOf(own)}.` };
}

function didOf(grade: Grade | undefined): string {
  const { caught = 0, missed = 0, false_alarms = 0, quiet = 0 } = grade?.hidden ?? {};
  return `catches ${caught} of ${caught + missed} and has ${false_alarms} false alarms in ${false_alarms + quiet} rows`;
}
