import type { ActivityAnswer } from '../contract.ts';
import type { DataTaskKey, ForeseenMarks, ForeseenValue } from './data-task-key.ts';
import { dataTaskQuestion } from './data-task-question.ts';
import type { DataTask } from './task-contract.ts';
import type { TaskProblem } from './task-problem.ts';

/** Makes sure that each wrong answer that an author foresees is typed once, is wrong, and is no other one. */
export function foreseenProblem(task: DataTask, key: DataTaskKey): TaskProblem | undefined {
  if (task.asks !== 'mark' && task.asks !== 'value') return undefined;
  const foreseen = (key.asks === 'mark' || key.asks === 'value' ? key.mistakes : undefined) ?? [];
  for (const [index, { mistake, misconception, explanation }] of task.mistakes.entries()) {
    const path = ['mistakes', index];
    if ((mistake === undefined) === (misconception === undefined)) {
      const message =
        'Say what went wrong: `mistake: slip`, `misread` or `formula`, or the `misconception` that leads to exactly this answer.';
      return { path, message };
    }
    const grade = dataTaskQuestion(key).grade(answerOf(foreseen[index]));
    if (grade === undefined) return { path, message: 'No row is meant by it, so nobody can answer so.' };
    if (grade.is_right) return { path, message: 'This answer is right, and no mistake.' };
    if (grade.notes[0] !== foreseen[index]?.note) {
      const message = `An earlier mistake says something else of this answer than "${explanation}".`;
      return { path, message };
    }
  }
  return undefined;
}

function answerOf(foreseen: ForeseenMarks | ForeseenValue | undefined): ActivityAnswer {
  if (foreseen === undefined) return [];
  return 'value' in foreseen ? foreseen.value : [...foreseen.marks];
}
