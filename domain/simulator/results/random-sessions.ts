import { RandomSource } from '../../kernel/random-source.ts';

/** A trade as a session traded at random does it again: as long, as large and at the same cost, at another time. */
export interface RepeatedTrade {
  /** How many minutes it was held, at least 1. */
  readonly minutes: number;
  readonly quantity: number;
  /** What it cost against a trade without friction, in the unit of results. */
  readonly cost: number;
}

/** What many sessions traded at random came to, beside the one that was traded with a head. */
export interface RandomSessions {
  /** Final results, smallest first. */
  readonly results: readonly number[];
  /** For each share asked for, what that share of the sessions stays below after each stretch of time. */
  readonly bands: readonly (readonly number[])[];
  /** Share of the random sessions that ended below the result of the learner; half of those that ended on it count. */
  readonly below: number;
}

/** The stretches of time after which bands are given. */
const POINTS = 50;

/**
 * What trades had come to after each of those stretches, to stand before the bands.
 * @param trades each with its result and how many minutes of the session had passed when it closed
 * @param minutes of the whole session
 */
export function curveOfTrades(
  trades: readonly { readonly result: number; readonly closedAfter: number }[],
  minutes: number,
): number[] {
  const gains = Array.from({ length: POINTS }, () => 0);
  for (const { result, closedAfter } of trades) {
    const point = pointOf(closedAfter, minutes);
    gains[point] = (gains[point] ?? 0) + result;
  }
  return summedUp(gains);
}

function pointOf(minute: number, minutes: number): number {
  return Math.min(POINTS - 1, Math.floor((minute / minutes) * POINTS));
}

function summedUp(gains: readonly number[]): number[] {
  let sum = 0;
  return gains.map((gain) => {
    sum += gain;
    return sum;
  });
}

/**
 * The same session traded at random: every trade begins at a minute and on a side drawn by lot, and costs what it cost.
 * @param prices middle prices of the minutes of the session, in half ticks
 * @param worthOfHalfTick what a half tick on one lot is worth, in the unit of results
 * @param result what the learner's trades came to
 * @param seed the same seed gives the same sessions
 */
export function randomSessions(
  prices: readonly number[],
  trades: readonly RepeatedTrade[],
  worthOfHalfTick: number,
  result: number,
  {
    seed,
    count = 1000,
    shares = [0.05, 0.25, 0.5, 0.75, 0.95],
  }: {
    readonly seed: number;
    readonly count?: number;
    readonly shares?: readonly number[];
  },
): RandomSessions {
  if (prices.length < 2) throw new RangeError('A session of fewer than two minutes cannot be traded again.');
  const random = RandomSource.from(seed);
  const curves = Array.from({ length: count }, () => randomCurve(prices, trades, worthOfHalfTick, random));
  const finals = curves.map((curve) => curve[POINTS - 1] ?? 0).sort((a, b) => a - b);
  const bands = shares.map((share) =>
    Array.from({ length: POINTS }, (_, point) => {
      const sorted = curves.map((curve) => curve[point] ?? 0).sort((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    }),
  );
  const lower = finals.filter((final) => final < result).length;
  const equal = finals.filter((final) => final === result).length;
  return { results: finals, bands, below: (lower + equal / 2) / count };
}

/** What one session at random has come to after each stretch of time. */
function randomCurve(
  prices: readonly number[],
  trades: readonly RepeatedTrade[],
  worthOfHalfTick: number,
  random: RandomSource,
): number[] {
  const gains = Array.from({ length: POINTS }, () => 0);
  for (const { minutes, quantity, cost } of trades) {
    const held = Math.min(minutes, prices.length - 1);
    const start = random.below(prices.length - held);
    const side = random.happens(0.5) ? 1 : -1;
    const move = (prices[start + held] ?? 0) - (prices[start] ?? 0);
    const point = pointOf(start + held, prices.length);
    gains[point] = (gains[point] ?? 0) + side * move * quantity * worthOfHalfTick - cost;
  }
  return summedUp(gains);
}
