import { useLingui } from '@lingui/react/macro';
import type { PatternId, RuleId } from '#domain/simulator/critique/finding.ts';
import type { Conduct } from '#domain/simulator/critique/skill-conduct.ts';
import { useConditionWords } from '../scenarios/use-condition-words.ts';

/** Rules are said without the numbers of a plan, which every session has its own of. */
const ANY_PLAN = { risk_percent: 0, day_loss_percent: null, trades_a_day: null };

/** What was kept or not in sessions of several plans, as a sentence without a full stop. */
export function useConductWords(): (conduct: Conduct) => string {
  const { t } = useLingui();
  const condition = useConditionWords(ANY_PLAN);
  const rules: Readonly<Record<RuleId, string>> = {
    'entry-without-plan': t`Every entry has a plan, written before it`,
    'risk-above-plan': t`No trade risks more than its plan allows`,
    'size-off-plan': t`Every size uses the risk of the plan, to within 5%`,
    'stop-widened': t`No stop is moved away or taken back`,
    'adding-to-losers': t`Nothing is added to a losing position`,
    'through-loss-limit': t`No new entry once a day has lost what the plan allows`,
  };
  const patterns: Readonly<Record<PatternId, string>> = {
    'early-winners-late-losers': t`Winners were sold sooner than losers`,
    revenge: t`After a loss the next trade came sooner and was larger`,
    overtrading: t`Trades beyond the planned number of a day ended worse`,
    'anchored-exits': t`Exits stood at round prices more often than the moves explain`,
  };
  return (conduct) =>
    conduct.kind === 'rule'
      ? rules[conduct.rule]
      : conduct.kind === 'pattern'
        ? patterns[conduct.pattern]
        : condition(conduct);
}
