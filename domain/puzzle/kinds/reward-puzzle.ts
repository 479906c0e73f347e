import type { RandomSource } from '../../kernel/random-source.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { averageRange, between, drawMarket, lastClose, toCents } from '../chart.ts';
import type { DrawnPuzzle } from '../puzzle.ts';

/** How many times the risk a trade would gain at its target; bought, or sold short. */
export function rewardPuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, 34);
  const entry = lastClose(candles);
  const distance = toCents(Math.round(averageRange(candles) * between(source, 1, 1.8) * 10) / 10);
  const multiple = roundTo(between(source, 1.2, 4), 1);
  if (distance < 0.1 || Number.isInteger(multiple)) return null;
  const direction = source.happens(0.5) ? 1 : -1;
  const [stop, target] = [
    toCents(entry - direction * distance),
    toCents(entry + direction * distance * multiple),
  ];
  if (stop <= 0 || target <= 0) return null;
  return {
    skill: 'r-multiples',
    candles,
    levels: [
      { name: 'entry', price: entry },
      { name: 'stop', price: stop },
      { name: 'target', price: target },
    ],
    marks: [],
    numbers: { entry, stop, target },
    choices: [],
    solution: { answer: multiple, facts: { risk: distance, gain: toCents(distance * multiple) }, next: null },
  };
}
