import type { CommitQuestion } from './learner-activity.ts';
import type { SheetAxis } from './sheet.ts';

/** The axis that the numbers of an answer lie on, of a point its height; undefined where a choice is asked. */
export function valueAxis(asked: CommitQuestion): SheetAxis | undefined {
  if (asked.asks === 'choice') return undefined;
  return asked.asks === 'number' ? asked : asked.sheet.y;
}
