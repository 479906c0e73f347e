import type { EntryPlan } from '#domain/simulator/contract.ts';
import type { Query } from '../../../adapters/sql.ts';

/** What was planned before the entries of a session, by the id under which each was sent. */
export async function loadEntryPlans(query: Query, sessionId: string): Promise<Map<string, EntryPlan>> {
  const { rows } = await query<{ client_order_id: string; plan: EntryPlan }>(
    'select client_order_id, plan from private.simulator_plans where session_id = $1',
    [sessionId],
  );
  return new Map(rows.map((row) => [row.client_order_id, row.plan]));
}
