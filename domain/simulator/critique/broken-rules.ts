import type { EntryPlan, SessionPlan } from '../contract.ts';
import { type SessionRules, tradedInstrument } from '../session/rules.ts';
import { type BrokenRule, RULE_SKILLS, type RuleId } from './finding.ts';
import type { Entry, TradingFacts } from './trading-facts.ts';

/** What is risked may differ from the plan by so much: sizes are whole lots, and a fill is not at the price that was seen. */
const TOLERANCE = 0.05;
/** Whoever uses so much of what the margin allows could not have taken more. */
const NEARLY_ALL = 0.9;

/** What a session was to be traded by. */
export interface PlannedTrading {
  readonly rules: SessionRules;
  readonly plan: SessionPlan;
  /** By the id under which an entry was sent. */
  readonly plans: ReadonlyMap<string, EntryPlan>;
}

/** The rules of the plan that were broken, in the order of time. They are facts: no chance is involved. */
export function brokenRules({ entries, stopMoves }: TradingFacts, planned: PlannedTrading): BrokenRule[] {
  const found: BrokenRule[] = stopMoves.map(({ sequence, at, symbol, from, to }) =>
    broken('stop-widened', { sequence, at, symbol }, { from, to }),
  );
  const added = new Set<number>();
  const beyond = new Set<number>();
  for (const entry of entries) {
    const { kind, orderId, profit, dayLoss } = entry;
    if (kind === 'open' && !planned.plans.has(entry.clientOrderId))
      found.push(broken('entry-without-plan', entry, {}));
    if (kind === 'open') found.push(...judgeSize(entry, planned));
    const isFirstOfOrder = !added.has(orderId);
    added.add(orderId);
    if (kind === 'add' && isFirstOfOrder && profit < 0n)
      found.push(broken('adding-to-losers', entry, { profit: String(profit) }));
    const { day_loss_percent: limit } = planned.plan;
    if (limit === null || dayLoss < limit || beyond.has(orderId)) continue;
    beyond.add(orderId);
    found.push(broken('through-loss-limit', entry, { lost_percent: dayLoss, limit_percent: limit }));
  }
  return found.sort((a, b) => a.sequence - b.sequence);
}

/** Compares what was at risk at entry, for all that the order was sent for, with the plan's percentage of the equity. */
function judgeSize(entry: Entry, { rules, plan, plans }: PlannedTrading): BrokenRule[] {
  const { price, wanted } = entry;
  const { instrument, terms } = tradedInstrument(rules, entry.symbol);
  if (instrument.currency !== rules.currency) return [];
  const planned = plans.get(entry.clientOrderId)?.stop ?? null;
  const stop = entry.stop ?? (planned === null ? null : { price: planned });
  if (stop === null) return [];
  const distance = 'trail' in stop ? stop.trail : Math.abs(price - stop.price);
  const aLot = distance * instrument.tickValue;
  const risk = aLot * wanted;
  const most = (Number(entry.equity) * plan.risk_percent) / 100;
  const facts = { risk: String(risk), planned: String(Math.round(most)) };
  if (risk > most * (1 + TOLERANCE)) return [broken('risk-above-plan', entry, facts)];
  const affordable = (Number(entry.equity) * terms.leverage) / (price * instrument.tickValue);
  const isBound = wanted >= NEARLY_ALL * affordable;
  if (risk >= most * (1 - TOLERANCE) || risk + aLot > most || isBound) return [];
  return [broken('size-off-plan', entry, facts)];
}

function broken(
  rule: RuleId,
  { sequence, at, symbol }: Pick<BrokenRule, 'sequence' | 'at' | 'symbol'>,
  facts: BrokenRule['facts'],
): BrokenRule {
  return { rule, skill: RULE_SKILLS[rule], sequence, at, symbol, facts };
}
