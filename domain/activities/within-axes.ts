import type { ActivityAnswer } from './contract.ts';
import { EDGE } from './edge.ts';
import type { CommitQuestion } from './learner-activity.ts';
import type { SheetAxis } from './sheet.ts';
import { valueAxis } from './value-axis.ts';

/** Whether an answer to a commit can be chosen at all: what nobody can choose is no answer, right or wrong. */
export function isWithinAxes(answer: ActivityAnswer, asked: CommitQuestion): boolean {
  if (asked.asks === 'choice') return asked.choices.some(({ id }) => id === answer);
  const axis = valueAxis(asked);
  if (typeof answer !== 'object') return isOn(axis, answer);
  if (Array.isArray(answer)) return answer.every((height) => isOn(axis, height));
  return isOn(axis, answer.y) && (asked.asks !== 'point' || isOn(asked.sheet.x, answer.x));
}

function isOn(axis: SheetAxis | undefined, value: unknown): boolean {
  return (
    typeof value === 'number' && axis !== undefined && value >= axis.from - EDGE && value <= axis.to + EDGE
  );
}
