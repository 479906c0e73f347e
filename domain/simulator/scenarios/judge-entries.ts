import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { ConditionOf } from './condition-contract.ts';
import type { ConductFacts, SentEntry } from './conduct-facts.ts';
import type { Evidence, Judgement } from './played-session.ts';

const MINUTES_A_WEEK = 7 * 1440;

/** What is asked of each entry by itself. */
export type EntryCondition = ConditionOf<
  | 'stop-at-entry'
  | 'target-at-entry'
  | 'entry-kinds'
  | 'entry-spread'
  | 'entry-cost'
  | 'order-share'
  | 'opening-pause'
  | 'pause-after-loss'
>;

/** Whether one entry kept a condition, with what was measured; undefined where it says nothing of it. */
interface Measured {
  readonly isKept: boolean;
  readonly value: number | null;
}

export function judgeEntries(condition: EntryCondition, facts: ConductFacts): Judgement {
  const measured = facts.entries.flatMap((entry) => {
    const found = measure(condition, entry, facts);
    return found === undefined ? [] : [{ entry, ...found }];
  });
  const evidence = measured.flatMap(({ entry, isKept, value }): Evidence[] =>
    isKept ? [] : [{ sequence: entry.sequence, at: entry.fill.at, symbol: entry.fill.symbol, value }],
  );
  return { judged: measured.length, evidence };
}

function measure(condition: EntryCondition, entry: SentEntry, facts: ConductFacts): Measured | undefined {
  switch (condition.kind) {
    case 'stop-at-entry':
      // What is added to a position may lean on the stop that it has.
      return entry.kind === 'add' ? undefined : { isKept: entry.stop !== undefined, value: null };
    case 'target-at-entry':
      return entry.kind === 'add' ? undefined : atLeast(rewardOf(entry), condition.least_r);
    case 'entry-kinds':
      return { isKept: condition.kinds.some((kind) => kind === entry.order.kind), value: null };
    case 'entry-spread':
      return entry.fill.liquidity === 'maker' ? undefined : atMost(entry.fill.spread, condition.most_ticks);
    case 'entry-cost':
      return atMost(costOf(entry, facts), condition.most_percent);
    case 'order-share':
      return atMost(shareOf(entry, facts), condition.most_percent);
    case 'opening-pause':
      return atLeast(minutesOpen(entry, facts), condition.least_minutes);
    case 'pause-after-loss':
      return atLeast(minutesAfterLoss(entry, facts), condition.least_minutes);
  }
}

function atMost(value: number | undefined, most: number): Measured | undefined {
  return value === undefined ? undefined : { isKept: value <= most, value };
}

function atLeast(value: number | undefined, least: number): Measured | undefined {
  return value === undefined ? undefined : { isKept: value >= least, value };
}

/** Ticks from the first price to the stop; undefined without a stop. */
function stopDistance({ stop, fill }: SentEntry): number | undefined {
  if (stop === undefined) return undefined;
  return stop.trail ?? Math.abs((fill.legs[0]?.price ?? 0) - (stop.stop ?? 0));
}

/** How many times as far the target lies as the stop, from the price of the first fill; 0 without either. */
function rewardOf(entry: SentEntry): number {
  const distance = stopDistance(entry);
  if (!distance || entry.target?.limit == null) return 0;
  return Math.abs(entry.target.limit - (entry.fill.legs[0]?.price ?? 0)) / distance;
}

/** Twice what the first lots cost beside the price, in percent of what they risk. */
function costOf(entry: SentEntry, { rules }: ConductFacts): number | undefined {
  const distance = stopDistance(entry);
  if (!distance) return undefined;
  const { halfSpread, slippage, gap, fee } = entry.fill.explanation;
  const cost = [halfSpread, slippage, gap, fee].reduce((sum, part) => sum + Number(part), 0);
  const { tickValue } = tradedInstrument(rules, entry.fill.symbol).instrument;
  return (200 * cost) / (distance * tickValue * entry.fill.quantity);
}

/** What the order asks for, in percent of what is traded in a usual minute. */
function shareOf({ order }: SentEntry, { rules }: ConductFacts): number {
  const { instrument, terms } = tradedInstrument(rules, order.symbol);
  return (100 * order.quantity * terms.minutesADay) / instrument.averageDailyVolume;
}

/** Minutes from the open to the first fill; undefined in a market that never closes. */
function minutesOpen({ fill }: SentEntry, { rules }: ConductFacts): number | undefined {
  const { hours } = tradedInstrument(rules, fill.symbol).instrument;
  const minute = Math.floor(fill.at / TICKS_A_MINUTE);
  const place = minute % MINUTES_A_WEEK;
  const stretch = hours.find(({ from, to }) => from <= place && place < to);
  if (!stretch || stretch.to - stretch.from === MINUTES_A_WEEK) return undefined;
  return place - stretch.from;
}

/** Minutes from the last loss to the order; undefined where nothing had been lost when it was sent. */
function minutesAfterLoss({ order }: SentEntry, { trades }: ConductFacts): number | undefined {
  const lost = trades.filter(({ result, closedAt }) => result < 0n && closedAt <= order.placedAt);
  if (lost.length === 0) return undefined;
  return (order.placedAt - Math.max(...lost.map(({ closedAt }) => closedAt))) / TICKS_A_MINUTE;
}
