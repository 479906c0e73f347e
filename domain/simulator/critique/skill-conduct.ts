import type { Condition } from '../scenarios/condition-contract.ts';
import type { GradedCondition } from '../scenarios/grade-goal.ts';
import { type PatternId, RULE_SKILLS, type RuleId } from './finding.ts';

/** What can be kept: what a goal asked for, a rule of the plan among it, or a habit that was not to show. */
export type Conduct = Condition | { readonly kind: 'pattern'; readonly pattern: PatternId };

/** One thing that counts for a skill, kept in a session or not. */
export type ConductSign = { readonly conduct: Conduct; readonly is_kept: boolean };

/** What is known of a session that has ended. */
export type SessionConduct = {
  /** Trades that were closed. */
  readonly trades: number;
  readonly rules: readonly { readonly rule: RuleId; readonly is_disputed: boolean }[];
  readonly patterns: readonly {
    readonly pattern: PatternId;
    readonly skill: string;
    readonly is_disputed: boolean;
  }[];
  /** Skills of which it had a rule that could be broken. */
  readonly testedSkills: ReadonlySet<string>;
  /** What its scenario asked for; empty in free practice. */
  readonly conditions: readonly GradedCondition[];
};

/**
 * What a session shows of one skill: conditions of its goal, rules of its plan, and patterns that were found. That a pattern was not found
 * shows nothing, nor does what nothing could have broken, nor what its learner disputes.
 */
export function skillConduct(skill: string, session: SessionConduct): ConductSign[] {
  const asked = session.conditions.flatMap(({ condition, state, judged }): ConductSign[] => {
    const isEmpty = judged === 0 && state === 'kept';
    if (condition.skill !== skill || isEmpty) return [];
    const { skill: _skill, ...conduct } = condition;
    return [{ conduct, is_kept: state === 'kept' }];
  });
  const isAsked = (rule: RuleId) =>
    asked.some(({ conduct }) => conduct.kind === 'rule' && conduct.rule === rule);
  const own = Object.keys(RULE_SKILLS) as RuleId[];
  const rules = own.flatMap((rule): ConductSign[] => {
    if (RULE_SKILLS[rule] !== skill || isAsked(rule) || session.trades === 0) return [];
    const broken = session.rules.filter((one) => one.rule === rule);
    const isBroken = broken.some(({ is_disputed: isDisputed }) => !isDisputed);
    const isKept = broken.length === 0 && session.testedSkills.has(skill);
    return isBroken || isKept ? [{ conduct: { kind: 'rule', rule }, is_kept: isKept }] : [];
  });
  const patterns = session.patterns
    .filter((one) => one.skill === skill && !one.is_disputed)
    .map(({ pattern }): ConductSign => ({ conduct: { kind: 'pattern', pattern }, is_kept: false }));
  return [...asked, ...rules, ...patterns];
}
