import { oneOrNone } from '#domain/kernel/one.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';

/**
 * A scenario that the caller may begin.
 * @throws Refusal 404 `scenario-not-found`; 403 `plan-needed`
 */
export async function findScenario(query: Query, userId: UserId, id: string): Promise<ScenarioFile> {
  const { rows } = await query<{ scenario: ScenarioFile; is_open: boolean }>(
    `select scenario, is_free or 'simulator' = any (private.entitlements_of($2)) as is_open
     from public.simulator_scenarios where id = $1`,
    [id, userId],
  );
  const found = oneOrNone(rows);
  if (!found) throw new Refusal(404, 'scenario-not-found');
  if (!found.is_open) throw new Refusal(403, 'plan-needed');
  return found.scenario;
}
