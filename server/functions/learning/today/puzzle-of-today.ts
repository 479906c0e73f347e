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
        candles: chartOf(day),
        is_right: answered?.is_right ?? null,
        isDone: answered !== undefined,
      };
    },
  );
}

/** The charts of the last days asked for. Everybody has the same, and there are three days on earth at most. */
const charts = new Map<string, PuzzleStretch['candles']>();

function chartOf(day: string): PuzzleStretch['candles'] {
  const known = charts.get(day);
  if (known) return known;
  if (charts.size >= 3) charts.clear();
  const { candles } = dailyPuzzle(day).question;
  charts.set(day, candles);
  return candles;
}
