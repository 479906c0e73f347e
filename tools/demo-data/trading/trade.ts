import type { EntryPlan, SessionPlan } from '#domain/simulator/contract.ts';
import { executablePrice } from '#domain/simulator/fills/work-order.ts';
import { equityOf, openProfit } from '#domain/simulator/ledger/valuation.ts';
import { signOf } from '#domain/simulator/orders/order.ts';
import { isSize, sizeByRisk } from '#domain/simulator/ticket/size-by-risk.ts';
import type { TicketIdea } from '#domain/simulator/ticket/ticket-idea.ts';
import { between, happens, oneOf, type Random } from '../draw.ts';
import type { Habits } from './habits.ts';
import type { SessionInHand } from './session-in-hand.ts';

/** So often a position is looked at before it is closed by hand. */
const LOOKS = 8;

const THESES = [
  'Demonstration: it holds above the last low.',
  'Demonstration: the range of the morning was left and held.',
  'Demonstration: back at the price that turned it before.',
] as const;

/** From an idea to its end: waits, enters with a stop and a target, looks on by the trader's habits. */
export async function trade(
  hand: SessionInHand,
  habits: Habits,
  random: Random,
  plan: SessionPlan,
): Promise<void> {
  await hand.go(between(random, 20, 180));
  const idea = drawIdea(hand, random, plan);
  const found = sizeByRisk(hand.state, idea);
  if (!isSize(found)) return;
  const factor = happens(random, habits.missizes) ? oneOf(random, [0.5, 2]) : 1;
  const entry = {
    side: idea.side,
    kind: 'market',
    quantity: Math.max(1, Math.round(found.lots * factor)),
    until: 'day',
  } as const;
  const isPlanned = happens(random, habits.plans);
  const { stop, target } = idea;
  const written: EntryPlan = {
    setup: oneOf(random, ['pullback', 'breakout', 'reversal']),
    thesis: oneOf(random, THESES),
    stop,
    exit_rule: 'target-or-stop',
    confidence: Math.round(between(random, 1, 5)),
  };
  const exits = { stop, ...(target !== undefined && { target }) };
  if (!hand.place({ ...entry, exits }, isPlanned ? written : null)) return;
  // Filled at once, or with the first price of the next open hours.
  if (hand.held === 0) await hand.go(60, 'fill');
  for (let looks = 0; looks < LOOKS && hand.held !== 0; looks += 1) {
    await hand.go(between(random, 20, 120), 'fill');
    if (hand.held !== 0 && (await act(hand, habits, random, idea))) break;
  }
  await hand.closePosition();
}

/** What somebody does when they look at a position. @returns whether they want to be rid of it */
async function act(hand: SessionInHand, habits: Habits, random: Random, idea: TicketIdea): Promise<boolean> {
  const { state, symbol } = hand;
  if (openProfit(state, symbol) >= 0n) return happens(random, habits.takesEarly);
  if (happens(random, habits.widens)) {
    const order = Object.values(state.orders).find(({ role }) => role === 'stop');
    const stop = order?.stop ?? null;
    const room = Math.round(
      between(random, 0.3, 0.8) * Math.abs((state.marks[symbol]?.bid ?? 0) - (stop ?? 0)),
    );
    if (order && stop !== null)
      hand.moveStop(order, Math.max(1, stop - signOf(idea.side) * Math.max(1, room)));
  }
  if (happens(random, habits.adds)) {
    const quantity = Math.max(1, Math.round(Math.abs(hand.held) / 2));
    hand.place({ side: idea.side, kind: 'market', quantity, until: 'day' }, null);
  }
  return false;
}

/** An idea with the trend of the last minute or against it: nothing here predicts anything. */
function drawIdea({ state, symbol }: SessionInHand, random: Random, plan: SessionPlan): TicketIdea {
  const mark = state.marks[symbol];
  if (mark === undefined) throw new Error(`${symbol} has no price.`);
  const side = oneOf(random, ['buy', 'sell'] as const);
  const price = executablePrice(side, mark);
  // One to two and a half times what the price moves in two hours, by the volatility of the last minutes.
  const usual = Math.sqrt(120 * mark.variance);
  const distance = Math.max(3 * mark.spread, Math.round(between(random, 1, 2.5) * usual), 2);
  const reward = oneOf(random, [1, 1.5, 2, 3]);
  return {
    symbol,
    side,
    kind: 'market',
    stop: Math.max(1, price - signOf(side) * distance),
    target: Math.max(1, price + signOf(side) * Math.round(distance * reward)),
    risk: (equityOf(state) * BigInt(Math.round(plan.risk_percent * 10))) / 1000n,
  };
}
