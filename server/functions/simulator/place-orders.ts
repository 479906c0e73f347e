import { type EntryPlan, placeOrdersRequest } from '#domain/simulator/contract.ts';
import { equityOf } from '#domain/simulator/ledger/valuation.ts';
import { PLACE_BYTES, placeName } from '#domain/simulator/orders/order-bytes.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query } from '../../adapters/sql.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { changeSession } from './change-session.ts';
import { refuseTooManyOrders } from './refuse-too-many-orders.ts';
import type { SessionRecord } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/**
 * Sends one order, or two of which one cancels the other, with the plan of an entry. Sent again it does nothing more. What the
 * market turns down is an event, `rejected`.
 *
 * Refusals: 404 `simulator-session-not-found`; 409 `stale-cursor` (with the session as it is), `client-order-id-taken`,
 * `simulator-session-ended`, `simulator-session-full`, `too-many-simulator-orders`, `simulator-release-needed`.
 */
export function createPlaceOrders(tools: SimulatorTools): ProductFunction {
  return async (request, context) => {
    const userId = requireUser(context.caller);
    const wanted = await readCall(request, placeOrdersRequest);
    const { session_id: id, sequence: since, cursor, client_order_id: clientOrderId, orders, plan } = wanted;
    const answer = await changeSession(context, tools, {
      userId,
      id,
      since,
      decide: async (locked) => {
        const { state } = locked;
        if (!Object.hasOwn(state.requests, clientOrderId)) await refuseTooManyOrders(locked);
        const bytes = tools.markets.orderBytes(id, placeName(clientOrderId), PLACE_BYTES);
        return { decision: decide(state, { kind: 'place', cursor, clientOrderId, orders, bytes }), told: {} };
      },
      keep: async (query, { events }, before) => {
        if (plan === null || !events.some(({ event }) => event.kind === 'placed')) return;
        await savePlan(query, { id, user_id: userId }, { clientOrderId, before, plan });
      },
    });
    return Response.json(answer);
  };
}

/** What was decided before an entry, with the session as it was then. */
export type PlanOfEntry = {
  readonly clientOrderId: string;
  readonly before: SessionState;
  readonly plan: EntryPlan;
};

/** Saves the plan of an entry, which nothing changes afterwards. */
export async function savePlan(
  query: Query,
  { id, user_id: userId }: Pick<SessionRecord, 'id' | 'user_id'>,
  { clientOrderId, before, plan }: PlanOfEntry,
): Promise<void> {
  await query(
    `insert into private.simulator_plans (session_id, client_order_id, user_id, cursor, equity, plan)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, clientOrderId, userId, before.cursor, String(equityOf(before)), JSON.stringify(plan)],
  );
}
