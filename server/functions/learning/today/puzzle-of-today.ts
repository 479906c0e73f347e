import type { PuzzleStretch } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { type Reading, reading } from '../../reading.ts';

/** The chart puzzle of a day, the same for everybody. */
export type PuzzleOfToday = Pick<PuzzleStretch, 'candles' | 'is_right'> & { readonly isDone: boolean };

/** Reads whether it was answered; its truth is not told here. */
export function puzzleOfToday(userId: string, day: string): Reading<PuzzleOfToday> {
  return reading(
    'select is_right from public.puzzle_answers where user_id = $1 and day = $2',
    [userId, day],
    (rows: { is_right: boolean }[]) => {
      const answered = oneOrNone(rows);
      return {
        candles: dailyPuzzle(day).question.candles,
        is_right: answered?.is_right ?? null,
        isDone: answered !== undefined,
      };
    },
  );
}
