import * as v from 'valibot';
import type { PuzzleQuestion, PuzzleSolution } from './puzzle.ts';

/** How many answers of strangers at one address are graded: a class may sit behind one. */
export const GUEST_LIMIT = { limit: 600, windowSeconds: 600 };

/** `time_zone` of the device, which says when its day turns. */
export const readPuzzleRequest = v.object({ time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))) });

export const puzzleAnswer = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(20))]);

/** `day` is that of the puzzle which was looked at. */
export const answerPuzzleRequest = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  answer: puzzleAnswer,
  time_zone: readPuzzleRequest.entries.time_zone,
});

/** What an answer came to, with what is true. */
export type PuzzleOutcome = {
  readonly answer: number | string;
  readonly is_right: boolean;
  readonly solution: PuzzleSolution;
};

/** The puzzle of the day; `outcome` is null until the caller has answered it. */
export type ReadPuzzleResponse = {
  readonly puzzle: PuzzleQuestion;
  /** What the skill is called, in English. */
  readonly skill_name: string;
  readonly outcome: PuzzleOutcome | null;
};
