import type { Bar } from '../../market/bar.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import type { MarketData } from '../session/market-data.ts';

/** A price, in ticks, that the bid is to meet. */
export interface Alert {
  readonly symbol: string;
  readonly price: number;
}

/**
 * The cursor after the first tick at which the bid meets an alert, coming from either side; undefined where it meets none. An
 * alert at the price itself waits for it to come back.
 * @param bids at the cursor, by symbol
 * @param market what happens after the cursor
 */
export function firstAlert(
  alerts: readonly Alert[],
  bids: Readonly<Record<string, number>>,
  cursor: number,
  market: MarketData,
): number | undefined {
  const met = alerts.flatMap(({ symbol, price }) => {
    const from = bids[symbol];
    const at = from === undefined ? undefined : firstMeeting(symbol, price, from, cursor, market);
    return at === undefined ? [] : [at + 1];
  });
  return met.length === 0 ? undefined : Math.min(...met);
}

function firstMeeting(
  symbol: string,
  price: number,
  from: number,
  cursor: number,
  market: MarketData,
): number | undefined {
  let before = from;
  for (const bar of market.bars.get(symbol) ?? []) {
    if (couldMeet(before, bar, price)) {
      const ticks = market.ticks(symbol, bar.minute);
      // Of a bar without ticks nothing is known before it is over.
      if (ticks === undefined) return (bar.minute + 1) * TICKS_A_MINUTE - 1;
      for (const { at, bid } of ticks) {
        if (at < cursor) continue;
        if (isMet(before, bid, price)) return at;
        before = bid;
      }
    }
    before = bar.close;
  }
  return undefined;
}

function couldMeet(before: number, { low, high }: Bar, price: number): boolean {
  if (before === price) return low <= price && price <= high && low < high;
  return isMet(before, before < price ? high : low, price);
}

function isMet(before: number, bid: number, price: number): boolean {
  return (before < price && bid >= price) || (before > price && bid <= price);
}
