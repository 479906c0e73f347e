import { one } from '#domain/kernel/one.ts';
import { MOST_REQUESTS } from '#domain/simulator/limits.ts';
import { Refusal } from '../product-function.ts';
import type { Locked } from './change-session.ts';

/**
 * Orders that were sent, changed and taken back count alike.
 * @throws Refusal 409 `too-many-simulator-orders`
 */
export async function refuseTooManyOrders({ query, session, state }: Locked): Promise<void> {
  // Each is an event at least.
  if (session.sequence <= MOST_REQUESTS) return;
  const { rows } = await query<{ changes: number }>(
    `select count(*)::int as changes from private.simulator_events
     where session_id = $1 and kind <> 'advanced'
       and (kind = 'replaced' or kind = 'cancelled' and event like '%"reason":"asked"%')`,
    [session.id],
  );
  if (Object.keys(state.requests).length + one(rows).changes >= MOST_REQUESTS)
    throw new Refusal(409, 'too-many-simulator-orders');
}
