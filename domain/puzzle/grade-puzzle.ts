import type { DailyPuzzle } from './puzzle.ts';

/** Half of the last digit that is asked for. */
const TOLERANCE = 0.05;

/** Whether an answer is right; undefined for what cannot be an answer to the puzzle. */
export function gradePuzzle(
  { question, solution }: DailyPuzzle,
  answer: number | string,
): boolean | undefined {
  if (question.choices.length > 0) {
    return typeof answer === 'string' && question.choices.includes(answer)
      ? answer === solution.answer
      : undefined;
  }
  if (typeof answer !== 'number' || typeof solution.answer !== 'number') return undefined;
  const tolerance = Number.isInteger(solution.answer) ? 0 : TOLERANCE;
  return Math.abs(answer - solution.answer) <= tolerance + 1e-9;
}
