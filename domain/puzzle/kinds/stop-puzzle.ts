import type { RandomSource } from '../../kernel/random-source.ts';
import { averageRange, between, drawMarket, lastClose, toCents } from '../chart.ts';
import { LOOK_BACK } from '../look-back.ts';
import type { DrawnPuzzle } from '../puzzle.ts';

const NAMES = ['a', 'b', 'c', 'd'] as const;

/** Which of four stops obeys a rule: below the lowest low of the last bars, by no more than one average range. */
export function stopPuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, 34);
  const entry = lastClose(candles);
  const range = averageRange(candles);
  const lowest = Math.min(...candles.slice(-LOOK_BACK.stop).map(({ low }) => low));
  /** So many stand above the low, among the bars. */
  const above = source.below(NAMES.length);
  if (entry - lowest < (0.3 + 0.5 * above) * range) return null;
  const tooNear = Array.from({ length: above }, (_, place) =>
    toCents(lowest + range * (0.3 + 0.5 * place + between(source, -0.1, 0.1))),
  ).reverse();
  const right = toCents(lowest - range * between(source, 0.3, 0.7));
  const tooFar = Array.from({ length: NAMES.length - 1 - above }, (_, place) =>
    toCents(lowest - range * (1.5 + 0.6 * place + between(source, -0.1, 0.1))),
  );
  const prices = [...tooNear, right, ...tooFar];
  if (Math.min(...prices) <= 0) return null;
  return {
    skill: 'stop-placement',
    candles,
    levels: [
      { name: 'entry', price: entry },
      ...NAMES.map((name, place) => ({ name, price: prices[place] ?? right })),
    ],
    marks: [],
    numbers: { entry, average_range: range },
    choices: NAMES,
    solution: {
      answer: NAMES[above] ?? 'a',
      facts: { lowest, stop: right, below: toCents(lowest - right) },
      next: null,
    },
  };
}
