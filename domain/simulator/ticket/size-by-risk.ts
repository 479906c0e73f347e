import { bookLegs, NO_POSITION } from '../ledger/position.ts';
import { equityOf, initialMargin, marginUsed } from '../ledger/valuation.ts';
import { signOf } from '../orders/order.ts';
import type { SessionState } from '../session/state.ts';
import { entryPrice, ticketCosts } from './ticket-costs.ts';
import type { TicketIdea } from './ticket-idea.ts';
import type { TicketState } from './ticket-state.ts';

/** The engine takes no larger order. */
const MOST_LOTS = 1_000_000_000;

/** How large an idea may be, and what keeps it from being larger. */
export interface TicketSize {
  readonly lots: number;
  readonly limitedBy: 'risk' | 'margin';
}

/** Why an idea has no size. */
export type NoSize = 'stop-on-wrong-side' | 'target-on-wrong-side' | 'risk-too-small' | 'no-margin';

/** Whether a size was found. */
export function isSize(found: TicketSize | NoSize): found is TicketSize {
  return typeof found === 'object';
}

/**
 * The most lots that lose no more than the risk at the stop, costs among it, and that the own money carries. Never typed: it
 * follows from where the idea is wrong.
 */
export function sizeByRisk(state: TicketState, idea: TicketIdea): TicketSize | NoSize {
  const sign = signOf(idea.side);
  const price = entryPrice(state, idea);
  if (sign * (price - idea.stop) <= 0) return 'stop-on-wrong-side';
  if (idea.target !== undefined && sign * (idea.target - price) <= 0) return 'target-on-wrong-side';
  const byRisk = most((lots) => ticketCosts(state, idea, lots).lossAtStop <= idea.risk);
  if (byRisk === 0) return 'risk-too-small';
  const lots = most((count) => count <= byRisk && marginAfter(state, idea, count) <= equityOf(whole(state)));
  if (lots === 0) return 'no-margin';
  return { lots, limitedBy: lots < byRisk ? 'margin' : 'risk' };
}

/** The initial margin of everything once `lots` of the idea are held as well. */
export function marginAfter(state: TicketState, idea: TicketIdea, lots: number): bigint {
  const held = state.positions[idea.symbol] ?? NO_POSITION;
  const price = entryPrice(state, idea);
  const { position } = bookLegs(held, idea.side, [{ price, quantity: lots }], 2 * price);
  const session = whole(state);
  return (
    marginUsed(session) -
    initialMargin(session, idea.symbol, held) +
    initialMargin(session, idea.symbol, position)
  );
}

/** What values an account reads nothing but these parts of a state. */
export function whole(state: TicketState): SessionState {
  return state as SessionState;
}

/** The largest number for which something holds that holds for all smaller ones; 0 where it holds for none. */
function most(holds: (count: number) => boolean): number {
  let high = 1;
  while (high < MOST_LOTS && holds(high)) high *= 2;
  let low = Math.floor(high / 2);
  high = Math.min(high, MOST_LOTS + 1);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
