import type { ChartPoint, CommitKey } from './activity-key.ts';
import type { ActivityAnswer, Grade } from './contract.ts';
import { EDGE } from './edge.ts';
import type { CommitQuestion } from './learner-activity.ts';
import type { Question } from './question.ts';
import { isWithinAxes } from './within-axes.ts';

/** The question of a commit: answered once, and then the truth stands beside the answer. */
export function commitQuestion(key: CommitKey, asked: CommitQuestion): Question {
  return {
    skill: key.skill,
    tries: 1,
    grade: (answer) => (isWithinAxes(answer, asked) ? gradeCommit(answer, key) : undefined),
    solution: { kind: 'commit', truth: key.truth, reveal_html: key.reveal },
  };
}

function gradeCommit(answer: ActivityAnswer, key: CommitKey): Grade | undefined {
  switch (key.asks) {
    case 'number':
    case 'level':
      return typeof answer === 'number' ? gradeNumber(answer, key) : undefined;
    case 'choice':
      return typeof answer === 'string' ? grade(answer === key.truth) : undefined;
    case 'point':
      return isPoint(answer) ? gradePoint(answer, key) : undefined;
    case 'curve':
      return isCurve(answer) && answer.length === key.truth.length ? gradeCurve(answer, key) : undefined;
  }
}

function grade(is_right: boolean, error: number | null = null): Grade {
  return { is_right, share: null, error, notes: [] };
}

function gradeNumber(answer: number, { truth, tolerance }: { truth: number; tolerance: number }): Grade {
  return grade(Math.abs(answer - truth) <= tolerance + EDGE, answer - truth);
}

function gradePoint(answer: ChartPoint, { truth, tolerance }: Extract<CommitKey, { asks: 'point' }>): Grade {
  const isNear = (side: 'x' | 'y') => Math.abs(answer[side] - truth[side]) <= tolerance[side] + EDGE;
  return grade(isNear('x') && isNear('y'), answer.y - truth.y);
}

/** A curve is off by the mean distance of the points that were not drawn already. */
function gradeCurve(
  answer: readonly number[],
  { truth, tolerance, known }: Extract<CommitKey, { asks: 'curve' }>,
): Grade {
  const drawn = truth.slice(known);
  const distances = drawn.map((height, index) => Math.abs((answer[known + index] ?? 0) - height));
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / drawn.length;
  return grade(mean <= tolerance + EDGE, mean);
}

function isPoint(answer: ActivityAnswer): answer is { x: number; y: number } {
  return typeof answer === 'object' && !Array.isArray(answer);
}

function isCurve(answer: ActivityAnswer): answer is number[] {
  return Array.isArray(answer) && answer.every((height) => typeof height === 'number');
}
