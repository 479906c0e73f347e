import { MINUTES_A_DAY } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { brokenRules } from '../critique/broken-rules.ts';
import { tradingFacts } from '../critique/trading-facts.ts';
import type { ConditionOf } from './condition-contract.ts';
import type { ConductFacts } from './conduct-facts.ts';
import type { Evidence, Judgement, PlayedSession } from './played-session.ts';

/** What is asked of a session as a whole. */
export type ConductCondition = ConditionOf<
  'rule' | 'trades' | 'clock' | 'exits' | 'reviews' | 'leftover-orders' | 'forced-exit'
>;

export function judgeConduct(
  condition: ConductCondition,
  facts: ConductFacts,
  played: PlayedSession,
): Judgement {
  switch (condition.kind) {
    case 'rule':
      return judgeRule(condition, facts, played);
    case 'trades':
      return judgeTrades(condition, facts);
    case 'clock': {
      const days = (played.cursor - played.from) / (TICKS_A_MINUTE * MINUTES_A_DAY);
      return { judged: 1, evidence: [], isDue: days < condition.least_days, value: days };
    }
    case 'exits':
      return judgeExits(condition, facts);
    case 'reviews': {
      const { trades } = facts;
      const reviewed = trades.filter(({ sequence }) => played.reviewed.has(sequence)).length;
      return { judged: trades.length, evidence: [], isDue: reviewed < trades.length, value: reviewed };
    }
    case 'leftover-orders': {
      const { leftOver } = facts;
      // While the session runs there is time to take them back.
      const evidence = played.isEnded ? leftOver : [];
      return { judged: facts.entries.length, evidence, isDue: leftOver.length > 0, value: leftOver.length };
    }
    case 'forced-exit':
      return { judged: facts.entries.length, evidence: facts.forcedExits };
  }
}

function judgeRule({ rule }: ConditionOf<'rule'>, { rules, entries }: ConductFacts, played: PlayedSession) {
  const { plan, plans, events } = played;
  const broken = brokenRules(tradingFacts(events), { rules, plan, plans }).filter(
    (each) => each.rule === rule,
  );
  const evidence = broken.map(
    ({ sequence, at, symbol }): Evidence => ({ sequence, at, symbol, value: null }),
  );
  return { judged: entries.length, evidence };
}

function judgeTrades({ least, most }: ConditionOf<'trades'>, { entries }: ConductFacts): Judgement {
  const begun = entries.filter(({ kind }) => kind === 'open');
  const beyond = most === undefined ? [] : begun.slice(most);
  return {
    judged: begun.length,
    evidence: beyond.map(({ sequence, fill: { at, symbol } }) => ({
      sequence,
      at,
      symbol,
      value: begun.length,
    })),
    isDue: begun.length < (least ?? 0),
    value: begun.length,
  };
}

const EXIT_OF = { stop: 'stop', target: 'target', single: 'hand', entry: 'hand' } as const;

function judgeExits({ allowed }: ConditionOf<'exits'>, { trades }: ConductFacts): Judgement {
  const evidence = trades.flatMap(({ sequence, closedAt: at, symbol, exit }): Evidence[] => {
    const isAllowed = exit !== 'forced-exit' && allowed.includes(EXIT_OF[exit]);
    return isAllowed ? [] : [{ sequence, at, symbol, value: null }];
  });
  return { judged: trades.length, evidence };
}
