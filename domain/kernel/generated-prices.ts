import { normal, seededRandom } from './seeded-random.ts';

/** The prices of one period: the first, the highest, the lowest and the last. */
export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** What prices to generate. */
export interface PriceWalk {
  /** Any whole number; the same seed gives the same prices. */
  seed: number;
  /** How many prices or candles. */
  count: number;
  /** The first price. */
  start?: number;
  /** Mean of the logarithmic return of one period, as a fraction: 0.001 is 0.1%. */
  drift?: number;
  /** Standard deviation of the logarithmic return of one period, as a fraction. */
  volatility?: number;
}

/** How many moves make one candle: enough for shadows on both sides of most bodies. */
const MOVES_PER_CANDLE = 12;

/**
 * Prices that illustrate, not a market: a geometric random walk that is the same for the same seed.
 * @returns `count` positive prices, the first of them `start`
 */
export function generatePrices({
  seed,
  count,
  start = 100,
  drift = 0,
  volatility = 0.015,
}: PriceWalk): number[] {
  const random = seededRandom(seed);
  let price = start;
  return Array.from({ length: count }, (_, place) => {
    if (place > 0) price *= Math.exp(drift + volatility * normal(random));
    return price;
  });
}

/** Candles of a generated walk, each opening where the one before closed. See {@link generatePrices}. */
export function generateCandles({ drift = 0, volatility = 0.015, count, ...walk }: PriceWalk): Candle[] {
  const prices = generatePrices({
    ...walk,
    count: count * MOVES_PER_CANDLE + 1,
    drift: drift / MOVES_PER_CANDLE,
    volatility: volatility / Math.sqrt(MOVES_PER_CANDLE),
  });
  return Array.from({ length: count }, (_, place) => {
    const first = place * MOVES_PER_CANDLE;
    return candleOf(prices.slice(first, first + MOVES_PER_CANDLE + 1));
  });
}

function candleOf(prices: readonly number[]): Candle {
  return {
    open: prices[0] ?? 0,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? 0,
  };
}
