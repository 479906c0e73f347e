import type { SessionPlan } from '../contract.ts';
import type { ScenarioFile } from './scenario-contract.ts';

/** The limits of a scenario as those of a session. */
export function sessionPlanOf({ plan }: Pick<ScenarioFile, 'plan'>): SessionPlan {
  return {
    risk_percent: plan.risk_percent,
    day_loss_percent: plan.day_loss_percent ?? null,
    trades_a_day: plan.trades_a_day ?? null,
  };
}
