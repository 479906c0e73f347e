import type { PuzzleOutcome } from './contract.ts';
import type { PuzzleQuestion } from './puzzle.ts';

/** Why an answer of somebody without an account was not graded. */
export type PuzzleProblem = 'choose' | 'number' | 'over' | 'too-many';

/** The puzzle of the day as its public page shows it; what its visitor said to it is told to them alone. */
export type PublicPuzzle = {
  readonly question: PuzzleQuestion;
  readonly outcome: PuzzleOutcome | null;
  /** What was typed, where it was not graded, and why not. */
  readonly entered: string;
  readonly problem: PuzzleProblem | null;
};
