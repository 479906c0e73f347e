import { cancelOrderRequest } from '#domain/simulator/contract.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { changeSession } from './change-session.ts';
import { refuseTooManyOrders } from './refuse-too-many-orders.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/**
 * Takes back a working order.
 *
 * Refusals: 404 `simulator-session-not-found`, `order-not-found`; 409 `stale-cursor` (with the session as it is),
 * `simulator-session-ended`, `simulator-session-full`, `too-many-simulator-orders`, `simulator-release-needed`.
 */
export function createCancelOrder(tools: SimulatorTools): ProductFunction {
  return async (request, context) => {
    const userId = requireUser(context.caller);
    const wanted = await readCall(request, cancelOrderRequest);
    const answer = await changeSession(context, tools, {
      userId,
      id: wanted.session_id,
      since: wanted.sequence,
      decide: async (locked) => {
        await refuseTooManyOrders(locked);
        const { cursor, order_id: orderId } = wanted;
        return { decision: decide(locked.state, { kind: 'cancel', cursor, orderId }), told: {} };
      },
    });
    return Response.json(answer);
  };
}
