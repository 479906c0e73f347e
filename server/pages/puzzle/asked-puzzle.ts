import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { guestDay } from '#domain/puzzle/guest-day.ts';
import type { PublicPuzzle } from '#domain/puzzle/public-puzzle.ts';

/** Where visitors answer the puzzle of the day. */
export const PUZZLE_PATH = '/puzzle';

/** The puzzle of the day as visitors are asked it. */
export function askedPuzzle(now: Date): PublicPuzzle {
  return { question: dailyPuzzle(guestDay(now)).question, outcome: null, entered: '', problem: null };
}
