import { roundTo } from '../kernel/round-to.ts';
import type { CommitKey } from './activity-key.ts';
import { commitQuestion } from './commit-question.ts';
import type { ActivityAnswer } from './contract.ts';
import type { LearnerCommit } from './learner-activity.ts';
import type { SheetAxis } from './sheet.ts';

/** Why nobody could answer a commit right: the field of the file and a sentence for its author. */
export type TruthProblem = { readonly field: string; readonly message: string };

/** Makes sure that the truth of a commit can be set by hand and that setting it is graded right; undefined when it is so. */
export function truthProblem(learner: LearnerCommit, key: CommitKey): TruthProblem | undefined {
  if (key.asks === 'curve' && learner.asks === 'curve' && key.truth.length !== learner.points) {
    return {
      field: 'truth',
      message: `The curve has ${learner.points} points, and its truth ${key.truth.length} numbers. Write one for each.`,
    };
  }
  for (const { axis, values } of axesOf(learner, key)) {
    if (axis.from >= axis.to) return { field: 'from', message: `\`from\` must lie below \`to\`.` };
    const outside = values.find((value) => value < axis.from || value > axis.to);
    if (outside !== undefined) {
      const message = `The truth ${outside} lies outside what can be chosen, ${axis.from} to ${axis.to}. Widen it.`;
      return { field: 'truth', message };
    }
  }
  const nearest = nearestAnswer(learner, key);
  if (commitQuestion(key, learner).grade(nearest)?.is_right === true) return undefined;
  return {
    field: 'tolerance',
    message:
      'Nobody can answer this right: what can be chosen steps over the truth. Allow more decimals or tolerance.',
  };
}

function axesOf(
  learner: LearnerCommit,
  key: CommitKey,
): { readonly axis: SheetAxis; readonly values: readonly number[] }[] {
  if (learner.asks === 'number' && key.asks === 'number') return [{ axis: learner, values: [key.truth] }];
  if (learner.asks === 'level' && key.asks === 'level')
    return [{ axis: learner.sheet.y, values: [key.truth] }];
  if (learner.asks === 'point' && key.asks === 'point') {
    return [
      { axis: learner.sheet.x, values: [key.truth.x] },
      { axis: learner.sheet.y, values: [key.truth.y] },
    ];
  }
  if (learner.asks === 'curve' && key.asks === 'curve') {
    const { x, y } = learner.sheet;
    return [
      { axis: x, values: [] },
      { axis: y, values: key.truth },
    ];
  }
  return [];
}

/** What a learner who knows the truth would set. */
function nearestAnswer(learner: LearnerCommit, key: CommitKey): ActivityAnswer {
  const decimals = decimalsOf(learner);
  switch (key.asks) {
    case 'choice':
      return key.truth;
    case 'number':
    case 'level':
      return roundTo(key.truth, decimals.y);
    case 'point':
      return { x: roundTo(key.truth.x, decimals.x), y: roundTo(key.truth.y, decimals.y) };
    case 'curve':
      return key.truth.map((height) => roundTo(height, decimals.y));
  }
}

function decimalsOf(learner: LearnerCommit): { readonly x: number; readonly y: number } {
  if (learner.asks === 'number') return { x: 0, y: learner.decimals };
  if (learner.asks === 'choice') return { x: 0, y: 0 };
  return { x: learner.sheet.x.decimals, y: learner.sheet.y.decimals };
}
