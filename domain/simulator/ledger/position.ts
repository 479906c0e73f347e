import { type Side, signOf } from '../orders/order.ts';

/** So many lots at one price, in ticks. */
export interface Leg {
  readonly price: number;
  readonly quantity: number;
}

/** What is left of one purchase or sale. */
export interface Lot extends Leg {
  /** What the price would have been without friction, in half ticks. */
  readonly frictionless: number;
}

/** What is held of one instrument. The average price is a view: cost by quantity. */
export interface Position {
  /** Lots held: above 0 long, below 0 short. */
  readonly quantity: number;
  /** Oldest first; they leave in that order. */
  readonly lots: readonly Lot[];
  /** Sum of price times signed quantity of the lots, in ticks. */
  readonly cost: bigint;
  /** The same without friction, in half ticks. */
  readonly frictionlessCost: bigint;
  /** The best and the worst price since it was opened at which it could have been closed. */
  readonly best: number;
  readonly worst: number;
}

/** A position after a fill, and what the closed part brought. */
export interface Booked {
  readonly position: Position;
  /** Lots that the fill closed. */
  readonly closed: number;
  /** Gain of the closed part in ticks times lots. */
  readonly realised: bigint;
  /** The same without friction, in half ticks times lots. */
  readonly frictionless: bigint;
}

export const NO_POSITION: Position = {
  quantity: 0,
  lots: [],
  cost: 0n,
  frictionlessCost: 0n,
  best: 0,
  worst: 0,
};

/**
 * Books a fill: it closes the oldest lots of the other side first, and what is left over opens new ones.
 * @param frictionless in half ticks
 */
export function bookLegs(before: Position, side: Side, legs: readonly Leg[], frictionless: number): Booked {
  const sign = signOf(side);
  const lots = [...before.lots];
  let { quantity } = before;
  let [closed, realised, free] = [0, 0n, 0n];
  for (const leg of legs) {
    let left = leg.quantity;
    while (left > 0 && quantity * sign < 0) {
      const oldest = lots.shift();
      if (oldest === undefined) throw new RangeError('A position without lots.');
      const part = Math.min(left, oldest.quantity);
      // A sale closes what was bought: it gains what it is above the purchase.
      realised += BigInt(part) * BigInt((oldest.price - leg.price) * sign);
      free += BigInt(part) * BigInt((oldest.frictionless - frictionless) * sign);
      if (part < oldest.quantity) lots.unshift({ ...oldest, quantity: oldest.quantity - part });
      quantity += sign * part;
      left -= part;
      closed += part;
    }
    if (left > 0) {
      lots.push({ price: leg.price, quantity: left, frictionless });
      quantity += sign * left;
    }
  }
  return { position: withLots(before, quantity, lots, legs), closed, realised, frictionless: free };
}

function withLots(before: Position, quantity: number, lots: readonly Lot[], legs: readonly Leg[]): Position {
  if (quantity === 0) return NO_POSITION;
  const sign = quantity > 0 ? 1 : -1;
  const opens = before.quantity * sign <= 0;
  const [first] = legs;
  let [cost, frictionlessCost] = [0n, 0n];
  for (const lot of lots) {
    cost += BigInt(lot.price) * BigInt(lot.quantity * sign);
    frictionlessCost += BigInt(lot.frictionless) * BigInt(lot.quantity * sign);
  }
  const { best, worst } = opens ? { best: first?.price ?? 0, worst: first?.price ?? 0 } : before;
  return { quantity, lots, cost, frictionlessCost, best, worst };
}
