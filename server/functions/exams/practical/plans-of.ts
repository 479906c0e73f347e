import type { EntryPlan } from '#domain/simulator/contract.ts';
import type { Query } from '../../../adapters/sql.ts';

/** The plans of a session's entries, by the id of the order that each was sent with. */
export async function plansOf(query: Query, sessionId: string): Promise<ReadonlyMap<string, EntryPlan>> {
  const { rows } = await query<{ client_order_id: string; plan: EntryPlan }>(
    'select client_order_id, plan from private.simulator_plans where session_id = $1',
    [sessionId],
  );
  return new Map(rows.map((row) => [row.client_order_id, row.plan]));
}
