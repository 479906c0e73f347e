import { bookLegs, NO_POSITION } from '../ledger/position.ts';
import { converted, equityOf, exitPrice, marginUsed } from '../ledger/valuation.ts';
import { signOf } from '../orders/order.ts';
import { tradedInstrument } from '../session/rules.ts';
import { marginAfter, whole } from './size-by-risk.ts';
import { entryPrice, ticketCosts, type TicketCosts } from './ticket-costs.ts';
import type { TicketIdea } from './ticket-idea.ts';
import type { TicketState } from './ticket-state.ts';

/** What a ticket shows before it is sent. Money in 10^-8 of the account's currency, prices in ticks. */
export interface TicketSums {
  readonly entry: number;
  readonly costs: TicketCosts;
  /** What is gained where the target is filled, after all costs; undefined without one. */
  readonly gainAtTarget: bigint | undefined;
  /** Own money that the entry binds in addition. */
  readonly margin: bigint;
  /** Own money that binds nothing before the entry. */
  readonly freeMargin: bigint;
  /** The price at which the firm would close the position; undefined where no price does. */
  readonly forcedExit: number | undefined;
  /** How far that is from now, as a share of the price. */
  readonly forcedExitDistance: number | undefined;
  /** In how many minutes the volume of the last one would fill it. */
  readonly minutesToFill: number;
}

/** The sums of a ticket with a size. */
export function ticketSums(state: TicketState, idea: TicketIdea, lots: number): TicketSums {
  const session = whole(state);
  const { terms } = tradedInstrument(state.rules, idea.symbol);
  const mark = state.marks[idea.symbol];
  if (mark === undefined) throw new RangeError(`${idea.symbol} has no price in this session.`);
  const costs = ticketCosts(state, idea, lots);
  const margin = marginAfter(state, idea, lots);
  const used = marginUsed(session);
  const share = Math.max(1, Math.floor((mark.lastVolume * terms.volumeShare) / 100));
  const forcedExit = forcedExitPrice(state, idea, lots, costs, margin);
  const now = mark.bid;
  return {
    entry: entryPrice(state, idea),
    costs,
    gainAtTarget: gainAtTarget(state, idea, lots, costs),
    margin: margin - used,
    freeMargin: equityOf(session) - used,
    forcedExit,
    forcedExitDistance: forcedExit === undefined ? undefined : Math.abs(forcedExit - now) / now,
    minutesToFill: Math.ceil(lots / share),
  };
}

function gainAtTarget(
  state: TicketState,
  idea: TicketIdea,
  lots: number,
  { wayIn }: TicketCosts,
): bigint | undefined {
  if (idea.target === undefined) return undefined;
  const { instrument, terms } = tradedInstrument(state.rules, idea.symbol);
  const worth = (ticks: bigint, parts = 1n) =>
    converted(ticks * BigInt(instrument.tickValue), instrument.currency, state, parts);
  const distance = BigInt(signOf(idea.side) * (idea.target - entryPrice(state, idea)));
  // A target waits at its price: its fill pays no spread, no slippage and the fee of a maker.
  const fee = worth(BigInt(idea.target) * BigInt(lots) * BigInt(terms.makerFee), 1_000_000n);
  return worth(distance * BigInt(lots)) - wayIn - fee;
}

/**
 * The first price at which equity is below half of the initial margin, where the firm closes positions, if all other prices
 * stay as they are; on the side at which the position could be closed. Undefined where there is none above 0.
 */
function forcedExitPrice(
  state: TicketState,
  idea: TicketIdea,
  lots: number,
  { wayIn }: TicketCosts,
  margin: bigint,
): number | undefined {
  const { instrument } = tradedInstrument(state.rules, idea.symbol);
  const mark = state.marks[idea.symbol];
  if (mark === undefined) return undefined;
  const held = state.positions[idea.symbol] ?? NO_POSITION;
  const price = entryPrice(state, idea);
  const { position } = bookLegs(held, idea.side, [{ price, quantity: lots }], 2 * price);
  const tick = converted(BigInt(instrument.tickValue), instrument.currency, state);
  const quantity = BigInt(position.quantity);
  if (quantity === 0n || tick <= 0n) return undefined;
  // Equity at a price p is base + tick * quantity * p.
  const paid =
    BigInt(signOf(idea.side) * lots) * BigInt(price) +
    BigInt(held.quantity) * BigInt(exitPrice(held.quantity, mark));
  const base = equityOf(whole(state)) - wayIn - tick * paid;
  const reach = margin - 2n * base;
  const step = 2n * tick * (quantity > 0n ? quantity : -quantity);
  if (quantity > 0n) return reach <= step ? undefined : Number((reach - 1n) / step);
  return reach > 0n ? 1 : Number(-reach / step) + 1;
}
