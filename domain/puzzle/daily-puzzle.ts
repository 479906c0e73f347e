import { RandomSource } from '../kernel/random-source.ts';
import { breakoutPuzzle } from './kinds/breakout-puzzle.ts';
import { fillPuzzle } from './kinds/fill-puzzle.ts';
import { rewardPuzzle } from './kinds/reward-puzzle.ts';
import { rulePuzzle } from './kinds/rule-puzzle.ts';
import { sizePuzzle } from './kinds/size-puzzle.ts';
import { stopPuzzle } from './kinds/stop-puzzle.ts';
import { volumePuzzle } from './kinds/volume-puzzle.ts';
import { type DailyPuzzle, type DrawnPuzzle, PUZZLE_KINDS, type PuzzleKind } from './puzzle.ts';

const DAY = 86_400_000;
/** The day of the first puzzle. */
const FIRST_DAY = '2026-01-01';
/** Seeds are no negative numbers, and no day is earlier than this many before the first. */
const SEED_OFFSET = 1_000_000;
/** Few charts have no question of a kind; one in this many is not to be expected. */
const MOST_CHARTS = 2000;

const DRAW: Readonly<Record<PuzzleKind, (source: RandomSource) => DrawnPuzzle | null>> = {
  size: sizePuzzle,
  stop: stopPuzzle,
  fill: fillPuzzle,
  volume: volumePuzzle,
  rule: rulePuzzle,
  breakout: breakoutPuzzle,
  reward: rewardPuzzle,
};

/**
 * The puzzle of a day, the same for everybody: its chart is generated from the day, its question is of the kind whose turn it
 * is, and its truth is computed from the chart.
 *
 * @param day YYYY-MM-DD
 */
export function dailyPuzzle(day: string): DailyPuzzle {
  const number =
    Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${FIRST_DAY}T00:00:00Z`)) / DAY) + 1;
  const kind = kindOf(number);
  const source = RandomSource.from(SEED_OFFSET + number);
  for (let chart = 0; chart < MOST_CHARTS; chart += 1) {
    const drawn = DRAW[kind](source);
    if (drawn !== null) {
      const { solution, ...question } = drawn;
      return { question: { ...question, day, number, kind }, solution };
    }
  }
  throw new Error(`No chart of ${day} has a question of the kind ${kind}.`);
}

/** Every kind comes once in as many days, in an order of its own each time. */
function kindOf(number: number): PuzzleKind {
  const count = PUZZLE_KINDS.length;
  const round = Math.floor((number - 1) / count);
  const source = RandomSource.from(SEED_OFFSET * 2 + round);
  const left = [...PUZZLE_KINDS];
  const order = PUZZLE_KINDS.flatMap(() => left.splice(source.below(left.length), 1));
  return order[number - 1 - round * count] ?? PUZZLE_KINDS[0];
}
