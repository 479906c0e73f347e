import type { Condition } from './condition-contract.ts';
import { type ConductFacts, conductFacts } from './conduct-facts.ts';
import { judgeConduct } from './judge-conduct.ts';
import { judgeEntries } from './judge-entries.ts';
import { judgeHoldings } from './judge-holdings.ts';
import type { Evidence, Judgement, PlayedSession } from './played-session.ts';

/** `open`: nothing spoke against it so far, and something is still to be done. Nothing is open once a session has ended. */
export type ConditionState = 'kept' | 'open' | 'broken';

/** A condition with what a session shows of it. */
export interface GradedCondition {
  readonly condition: Condition;
  readonly state: ConditionState;
  /** Of how many things it could say anything: 0 means that it was kept because nothing could break it. */
  readonly judged: number;
  /** What has been measured or counted, where the condition has such a number. */
  readonly value: number | null;
  /** The first of what broke it, in the order of time. */
  readonly evidence: readonly Evidence[];
}

/** How a session stands to a goal. */
export interface Grade {
  readonly conditions: readonly GradedCondition[];
  /** Whether every condition is kept. */
  readonly isMet: boolean;
}

/** So much evidence is kept of one condition. */
const MOST_EVIDENCE = 5;

/** Grades how a session was traded, not what it brought. @param goal in the order in which it is told */
export function gradeGoal(goal: readonly Condition[], played: PlayedSession): Grade {
  const facts = conductFacts(played);
  const conditions = goal.map((condition): GradedCondition => {
    const { judged, evidence, isDue = false, value } = judge(condition, facts, played);
    const isBroken = evidence.length > 0 || (played.isEnded && isDue);
    return {
      condition,
      state: isBroken ? 'broken' : isDue ? 'open' : 'kept',
      judged,
      value: value ?? null,
      evidence: evidence.slice(0, MOST_EVIDENCE),
    };
  });
  return { conditions, isMet: conditions.every(({ state }) => state === 'kept') };
}

function judge(condition: Condition, facts: ConductFacts, played: PlayedSession): Judgement {
  switch (condition.kind) {
    case 'stop-at-entry':
    case 'target-at-entry':
    case 'entry-kinds':
    case 'entry-spread':
    case 'entry-cost':
    case 'order-share':
    case 'opening-pause':
    case 'pause-after-loss':
      return judgeEntries(condition, facts);
    case 'exposure':
    case 'gap-loss':
    case 'heat':
      return judgeHoldings(condition, facts, played.cursor);
    default:
      return judgeConduct(condition, facts, played);
  }
}
