import { type Candle, generateCandles } from '../../kernel/generated-prices.ts';
import type { Market } from './market-contract.ts';
import { roundTo } from '../../kernel/round-to.ts';

/** How many decimals the prices of a market have: cents, or four below $5, where currencies are quoted. */
export function priceDecimals({ start }: Market): number {
  return start < 5 ? 4 : 2;
}

/**
 * The candles of a market: the same for the same description. A jump moves its candle, and all after it, in proportion,
 * so that it opens at exactly the price that the author wrote.
 */
export function marketCandles(market: Market): Candle[] {
  const { seed, candles: count, start, volatility, drift } = market;
  const walk = generateCandles({ seed, count, start, volatility, drift });
  const decimals = priceDecimals(market);
  const jumps = market.jumps.toSorted((a, b) => a.at - b.at);
  return walk.map(({ open, high, low, close }, place) => {
    const jump = jumps.findLast(({ at }) => at <= place);
    const factor = jump === undefined ? 1 : jump.to / (walk[jump.at]?.open ?? jump.to);
    const scaled = (price: number) => roundTo(price * factor, decimals);
    return { open: scaled(open), high: scaled(high), low: scaled(low), close: scaled(close) };
  });
}
