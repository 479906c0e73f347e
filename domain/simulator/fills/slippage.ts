import { TICKS_A_MINUTE } from '../../market/tick.ts';
import type { Leg } from '../ledger/position.ts';
import { type Side, signOf } from '../orders/order.ts';
import type { Mark, Taken } from '../session/state.ts';
import type { InstrumentTerms } from '../session/rules.ts';

/** What was traded so many ticks of the clock ago still moves the price: 30 minutes. */
export const SLIPPAGE_WINDOW = 30 * TICKS_A_MINUTE;

/** Parts of a tick that slippage is counted in before it is rounded: sums of parts are then exact. */
const PARTS = 1_000_000;

/** Lots taken on a side within the last 30 minutes. */
export function takenWithin(taken: readonly Taken[], side: Side, now: number): number {
  let sum = 0;
  for (const one of taken) if (one.side === side && one.at > now - SLIPPAGE_WINDOW) sum += one.quantity;
  return sum;
}

/**
 * What a market order moves the price against itself: the increment of k sigma Q sqrt(Q / V), in ticks times lots, from the lots
 * taken before to these and the new ones. Sigma and V are those of a minute, from closed bars: of a day both would be larger
 * by the same factor, which falls out. Rounded up, so that an order in parts never costs less than the whole.
 * Source: R. Almgren and others (2005), Direct estimation of equity market impact, Risk 18(7): the square root of the share of
 * the volume.
 * @returns a whole number
 */
export function slippageOf(
  lots: number,
  before: number,
  mark: Pick<Mark, 'variance'>,
  { impact, minutesADay }: Pick<InstrumentTerms, 'impact' | 'minutesADay'>,
  averageDailyVolume: number,
): number {
  const parts = (quantity: number) =>
    Math.ceil(
      (impact / 1000) *
        Math.sqrt(mark.variance) *
        quantity *
        Math.sqrt((quantity * minutesADay) / averageDailyVolume) *
        PARTS,
    );
  return Math.ceil((parts(before + lots) - parts(before)) / PARTS);
}

/** Lots at whole prices that come to a price and the slippage: all at one, or at two that lie one tick apart, none below 1. */
export function legsAt(price: number, side: Side, lots: number, slippage: number): Leg[] {
  const sign = signOf(side);
  const each = Math.floor(slippage / lots);
  const dearer = slippage - each * lots;
  const legs = [
    { price: Math.max(1, price + sign * each), quantity: lots - dearer },
    { price: Math.max(1, price + sign * (each + 1)), quantity: dearer },
  ];
  return legs.filter(({ quantity }) => quantity > 0);
}
