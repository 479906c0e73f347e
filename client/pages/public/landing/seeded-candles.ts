/** One bar of a chart; prices in points. */
export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

/**
 * A random walk of candles that is the same for the same seed: an illustration, not a market.
 * @param seed any whole number
 * @param count how many bars
 */
export function seededCandles(seed: number, count: number): Candle[] {
  const random = createRandom(seed);
  let price = 100;
  return Array.from({ length: count }, () => {
    const open = price;
    const close = open + (random() - 0.5) * 9;
    const high = Math.max(open, close) + random() * 4;
    const low = Math.min(open, close) - random() * 4;
    price = close;
    return { open, high, low, close };
  });
}

/** Numbers from 0 up to 1 (mulberry32, public domain). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
