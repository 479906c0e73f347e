import type { RandomSource } from '../../kernel/random-source.ts';
import { averageRange, between, drawMarket, lastClose, pick, toCents } from '../chart.ts';
import type { DrawnPuzzle } from '../puzzle.ts';

const RISKS = [50, 80, 100, 120, 150, 200, 250, 300, 400, 500] as const;
const MOST_SHARES = 5000;

/** How many shares may be bought when so much may be lost at the stop. */
export function sizePuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, 34);
  const risk = pick(source, RISKS);
  const entry = lastClose(candles);
  const distance = toCents(Math.round((averageRange(candles) * between(source, 1.2, 2.2)) / 0.05) * 0.05);
  const shares = Math.floor(Math.round(risk * 100) / Math.round(distance * 100));
  if (distance < 0.1 || shares < 3 || shares > MOST_SHARES) return null;
  const stop = toCents(entry - distance);
  return {
    skill: 'position-size',
    candles,
    levels: [
      { name: 'entry', price: entry },
      { name: 'stop', price: stop },
    ],
    marks: [],
    numbers: { risk, entry, stop },
    choices: [],
    solution: { answer: shares, facts: { distance, loss: toCents(shares * distance) }, next: null },
  };
}
