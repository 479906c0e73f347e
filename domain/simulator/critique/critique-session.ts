import type { Order } from '../orders/order.ts';
import { type Trade, tradesOf } from '../results/trades-of.ts';
import type { SessionEvent } from '../session/session-event.ts';
import { brokenRules, type PlannedTrading } from './broken-rules.ts';
import { findPatterns } from './find-patterns.ts';
import { type BrokenRule, type FoundPattern, RULE_SKILLS } from './finding.ts';
import type { PatternTrade } from './pattern-tests.ts';
import { type TradingFacts, tradingFacts } from './trading-facts.ts';

/** What can be said of how a session was traded. */
export interface Critique {
  readonly rules: readonly BrokenRule[];
  readonly patterns: readonly FoundPattern[];
  /** Closed trades it is said of. */
  readonly trades: number;
  /** Skills of which the session had a rule that could be broken. */
  readonly testedSkills: ReadonlySet<string>;
}

/**
 * The critique of a session.
 * @param events from the first on; those in which only time passed may be left out
 */
export function critiqueSession(
  events: readonly { readonly sequence: number; readonly event: SessionEvent }[],
  planned: PlannedTrading,
  seed: number,
): Critique {
  const plain = events.map(({ event }) => event);
  const trades = tradesOf(plain);
  const facts = tradingFacts(events);
  const orders = new Map(
    plain.flatMap((event) => (event.kind === 'placed' ? event.orders : [])).map((order) => [order.id, order]),
  );
  const rules = brokenRules(facts, planned);
  const patterns = findPatterns({
    trades: trades.map((trade) => patternTrade(trade, plain, orders)),
    choices: facts.choices,
    plannedADay: planned.plan.trades_a_day,
    seed,
  });
  return { rules, patterns, trades: trades.length, testedSkills: testedSkills(facts, planned) };
}

/** Without a stop none is widened and no size is judged, and without a limit none is passed. */
function testedSkills({ entries, isProtected }: TradingFacts, { plan, plans }: PlannedTrading): Set<string> {
  const skills = new Set<string>([RULE_SKILLS['entry-without-plan']]);
  const hasPlannedStop = entries.some(
    ({ clientOrderId }) => (plans.get(clientOrderId)?.stop ?? null) !== null,
  );
  if (entries.some(({ stop }) => stop !== null) || hasPlannedStop) skills.add(RULE_SKILLS['risk-above-plan']);
  if (isProtected) skills.add(RULE_SKILLS['stop-widened']).add(RULE_SKILLS['adding-to-losers']);
  if (plan.day_loss_percent !== null) skills.add(RULE_SKILLS['through-loss-limit']);
  return skills;
}

function patternTrade(
  trade: Trade,
  events: readonly SessionEvent[],
  orders: ReadonlyMap<number, Order>,
): PatternTrade {
  const { openedAt, closedAt, symbol, quantity, entry } = trade;
  const closing = events[trade.closing];
  // A stop, or the firm, chooses no price.
  const kind = closing?.kind === 'filled' ? orders.get(closing.orderId)?.kind : undefined;
  const isChosen = kind === 'market' || kind === 'limit';
  const exit = isChosen && closing?.kind === 'filled' ? (closing.legs[0]?.price ?? null) : null;
  return { openedAt, closedAt, symbol, quantity, result: Number(trade.result), entry, exit };
}
