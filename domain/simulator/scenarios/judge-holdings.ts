import { closeAfter, nextOpenMinute } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { ConditionOf } from './condition-contract.ts';
import type { ConductFacts, Holding } from './conduct-facts.ts';
import type { Evidence, Judgement } from './played-session.ts';

const MINUTES_A_DAY = 1440;

/** What is asked of all that is held at a time. */
export type HoldingCondition = ConditionOf<'exposure' | 'gap-loss' | 'heat'>;

/** @param cursor where the session stands: a close that it has not passed is still ahead */
export function judgeHoldings(condition: HoldingCondition, facts: ConductFacts, cursor: number): Judgement {
  const most = condition.most_percent;
  const moments = momentsOf(condition, facts, cursor);
  const measured = moments.map(({ at, holding }) => {
    const held = facts.holdings.filter(({ from, to }) => from <= at && (to === undefined || at < to));
    return { at, holding, value: measure(condition, held, holding.equity) };
  });
  const evidence = measured.flatMap(({ at, holding: { sequence, symbol }, value }): Evidence[] =>
    value > most ? [{ sequence, at, symbol, value }] : [],
  );
  const highest = measured.reduce((high, { value }) => Math.max(high, value), 0);
  return { judged: measured.length, evidence, value: highest };
}

function measure(condition: HoldingCondition, held: readonly Holding[], equity: number): number {
  const percent = (amount: number) => (equity > 0 ? (100 * amount) / equity : Infinity);
  const gross = held.reduce((sum, { value }) => sum + Math.abs(value), 0);
  switch (condition.kind) {
    case 'heat':
      return percent(held.reduce((sum, { risk }) => sum + risk, 0));
    case 'gap-loss':
      return (percent(gross) * condition.gap_percent) / 100;
    case 'exposure': {
      const net = Math.abs(held.reduce((sum, { value }) => sum + value, 0));
      return percent(condition.counts === 'net' ? net : gross);
    }
  }
}

interface Moment {
  readonly at: number;
  /** What is held then, or what is the last of it that was filled. */
  readonly holding: Holding;
}

/** At each fill that leaves something held, or at each close that it is held over. */
function momentsOf(condition: HoldingCondition, facts: ConductFacts, cursor: number): Moment[] {
  const when =
    condition.kind === 'exposure' ? condition.when : condition.kind === 'heat' ? 'always' : 'close';
  return facts.holdings.flatMap((holding) => {
    if (when === 'always') return [{ at: holding.from, holding }];
    return closesOver(holding, facts, cursor, when === 'weekend').map((at) => ({ at, holding }));
  });
}

/** The closes that something is held over, in ticks of the clock. A market that never closes has none. */
function closesOver(
  { symbol, from, to }: Holding,
  { rules }: ConductFacts,
  cursor: number,
  weekendsOnly: boolean,
): number[] {
  const { hours } = tradedInstrument(rules, symbol).instrument;
  if (hours.some(({ from: opens, to: closes }) => closes - opens === 7 * MINUTES_A_DAY)) return [];
  const closes: number[] = [];
  let minute = nextOpenMinute(hours, Math.floor(from / TICKS_A_MINUTE));
  for (;;) {
    const close = closeAfter(hours, minute);
    const at = close * TICKS_A_MINUTE;
    if (at >= cursor || (to !== undefined && at >= to)) return closes;
    minute = nextOpenMinute(hours, close);
    if (!weekendsOnly || minute - close > MINUTES_A_DAY) closes.push(at);
  }
}
