import { expect, test } from 'vitest';
import { RandomSource } from '../../kernel/random-source.ts';
import { findPatterns, type PatternInput } from './find-patterns.ts';
import type { PatternTrade } from './pattern-tests.ts';
import type { SaleChoice } from './trading-facts.ts';

type History = Pick<PatternInput, 'trades' | 'choices'>;

/** How a history departs from one that is traded by lot. */
interface Planted {
  /** After a loss: how much faster and larger. */
  readonly revenge?: boolean;
  readonly overtrading?: boolean;
  readonly anchored?: boolean;
  readonly disposition?: boolean;
}

const [DAY, PLANNED_A_DAY] = [1440 * 12, 3];

/** Eighty trades at random times, of random sizes, with random results: nothing follows from anything. */
function makeHistory(random: RandomSource, planted: Planted = {}): History {
  const trades: PatternTrade[] = [];
  const choices: SaleChoice[] = [];
  let [at, beforeLost, day, ofDay] = [0, false, 0, 0];
  while (trades.length < 80) {
    const isHasty = planted.revenge === true && beforeLost;
    const openedAt = at + 1 + random.below(isHasty ? 30 : 3000);
    const today = Math.floor(openedAt / DAY);
    ofDay = today === day ? ofDay + 1 : 1;
    day = today;
    const closedAt = openedAt + 1 + random.below(2000);
    const entry = 8000 + random.below(1000);
    const isWorse = planted.overtrading === true && ofDay > PLANNED_A_DAY;
    const move = Math.round(60 * random.normal()) - (isWorse ? 90 : 0);
    const round = Math.round((entry + move) / 100) * 100;
    const exit = planted.anchored === true && random.happens(0.5) ? round : entry + move;
    const quantity = 10 + random.below(20) + (isHasty ? 30 : 0);
    trades.push({ openedAt, closedAt, symbol: 'ACME', quantity, result: move * quantity, entry, exit });
    choices.push(choose(closedAt, random, planted.disposition === true));
    at = closedAt;
    beforeLost = move < 0;
  }
  return { trades, choices };
}

/** Two positions of which one is sold: by lot, or the one at a gain. */
function choose(at: number, random: RandomSource, sellsWinners: boolean): SaleChoice {
  const profits = [random.normal(), random.normal()];
  if (sellsWinners && random.happens(0.85)) profits.sort((a, b) => b - a);
  return { at, profits };
}

const patternsOf = (history: History, seed: number) =>
  findPatterns({ ...history, plannedADay: PLANNED_A_DAY, seed }).map(({ pattern }) => pattern);

test.each([
  ['revenge', { revenge: true }],
  ['overtrading', { overtrading: true }],
  ['anchored-exits', { anchored: true }],
  ['early-winners-late-losers', { disposition: true }],
] as const)('%s is found where it was planted, and nothing else', (pattern, planted) => {
  const found = Array.from({ length: 20 }, (_, seed) =>
    patternsOf(makeHistory(RandomSource.from(1000 + seed), planted), seed),
  );
  expect(found.filter((patterns) => patterns.includes(pattern)).length).toBeGreaterThanOrEqual(18);
  expect(found.flat().filter((other) => other !== pattern).length).toBeLessThanOrEqual(2);
});

test('of 1,000 histories traded by lot at most 5% get any pattern at all', () => {
  let any = 0;
  for (let seed = 0; seed < 1000; seed += 1) {
    if (patternsOf(makeHistory(RandomSource.from(seed)), seed).length > 0) any += 1;
  }
  expect(any).toBeLessThanOrEqual(50);
}, 60_000);

test('nothing is looked for before twenty trades', () => {
  const { trades, choices } = makeHistory(RandomSource.from(1), { revenge: true });
  expect(patternsOf({ trades: trades.slice(0, 19), choices }, 1)).toEqual([]);
});

test('the same history is told the same', () => {
  const history = makeHistory(RandomSource.from(5), { anchored: true });
  expect(patternsOf(history, 3)).toEqual(patternsOf(history, 3));
});
