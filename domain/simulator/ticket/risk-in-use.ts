import { converted } from '../ledger/valuation.ts';
import { type Order, oppositeOf } from '../orders/order.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { SessionState } from '../session/state.ts';

/** What open positions lose if all their stops are filled at their prices, and how many have no stop. */
export interface RiskInUse {
  /** In 10^-8 of the account's currency, 0 where stops lie beyond the entry. */
  readonly amount: bigint;
  readonly unprotected: number;
}

/** Adds up what stands between the entry of each position and its stops; what no stop covers is counted apart. */
export function riskInUse(state: Pick<SessionState, 'rules' | 'marks' | 'positions' | 'orders'>): RiskInUse {
  let [amount, unprotected] = [0n, 0];
  for (const [symbol, { quantity, cost }] of Object.entries(state.positions)) {
    const { instrument } = tradedInstrument(state.rules, symbol);
    const stops = Object.values(state.orders).filter((order) => protects(order, symbol, quantity));
    let left = Math.abs(quantity);
    // The entry's share of each stop, by the average price.
    let lost = 0n;
    for (const { stop, quantity: ordered, filled } of stops) {
      const part = Math.min(left, ordered - filled);
      left -= part;
      const entry = (cost * BigInt(part)) / BigInt(Math.abs(quantity));
      lost += entry - BigInt(Math.sign(quantity)) * BigInt(stop ?? 0) * BigInt(part);
    }
    if (left > 0) unprotected += 1;
    if (lost > 0n) amount -= converted(-lost * BigInt(instrument.tickValue), instrument.currency, state);
  }
  return { amount, unprotected };
}

function protects({ symbol, side, stop, kind }: Order, wanted: string, quantity: number): boolean {
  if (symbol !== wanted || stop === null || kind === 'stop-limit') return false;
  return side === oppositeOf(quantity > 0 ? 'buy' : 'sell');
}
