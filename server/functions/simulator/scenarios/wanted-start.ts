import { oneOrNone } from '#domain/kernel/one.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Market } from '#domain/market/generator/market.ts';
import type {
  SessionPlan,
  SimulatorMarket,
  startSimulatorSessionRequest,
} from '#domain/simulator/contract.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { scenarioMarket } from '#domain/simulator/scenarios/scenario-market.ts';
import { sessionPlanOf } from '#domain/simulator/scenarios/session-plan.ts';
import { practiceMarket } from '#domain/simulator/start/practice-market.ts';
import type * as v from 'valibot';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';
import { findScenario } from './find-scenario.ts';

/** What a session begins with, by its learner's own choice or by a scenario. */
export type WantedStart = {
  readonly market: SimulatorMarket;
  readonly parameters: Market;
  readonly deposit: number;
  readonly plan: SessionPlan;
  readonly goal: string;
  readonly scenario: { readonly id: string; readonly terms: ScenarioFile } | null;
};

/** @throws Refusal 403 `plan-needed`; 404 `scenario-not-found` */
export async function wantedStart(
  query: Query,
  userId: UserId,
  { scenario: id, market, deposit, plan, goal }: v.InferOutput<typeof startSimulatorSessionRequest>,
): Promise<WantedStart> {
  if (id !== null) return scenarioStart(id, await findScenario(query, userId, id));
  await refuseWithoutPlan(query, userId);
  return { market, parameters: practiceMarket(market), deposit, plan, goal, scenario: null };
}

/** What a try at a scenario begins with. */
export function scenarioStart(id: string, terms: ScenarioFile): WantedStart {
  return {
    market: terms.market.preset,
    parameters: scenarioMarket(terms),
    deposit: terms.deposit,
    plan: sessionPlanOf(terms),
    goal: terms.title,
    scenario: { id, terms },
  };
}

async function refuseWithoutPlan(query: Query, userId: UserId): Promise<void> {
  const { rows } = await query<{ is_open: boolean }>(
    `select 'simulator' = any (private.entitlements_of($1)) as is_open`,
    [userId],
  );
  if (oneOrNone(rows)?.is_open !== true) throw new Refusal(403, 'plan-needed');
}
