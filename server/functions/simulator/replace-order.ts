import { replaceOrderRequest } from '#domain/simulator/contract.ts';
import { REPLACE_BYTES, replaceName } from '#domain/simulator/orders/order-bytes.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { changeSession } from './change-session.ts';
import { refuseTooManyOrders } from './refuse-too-many-orders.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/**
 * Changes a working order at once or not at all.
 *
 * Refusals: 404 `simulator-session-not-found`, `order-not-found`; 409 `stale-cursor` (with the session as it is),
 * `order-cannot-change`, `order-change-refused`, `simulator-session-ended`, `simulator-session-full`,
 * `too-many-simulator-orders`, `simulator-release-needed`.
 */
export function createReplaceOrder(tools: SimulatorTools): ProductFunction {
  return async (request, context) => {
    const userId = requireUser(context.caller);
    const {
      session_id: id,
      sequence: since,
      cursor,
      order_id: orderId,
      ...change
    } = await readCall(request, replaceOrderRequest);
    const answer = await changeSession(context, tools, {
      userId,
      id,
      since,
      decide: async (locked) => {
        await refuseTooManyOrders(locked);
        const bytes = tools.markets.orderBytes(id, replaceName(orderId, cursor), REPLACE_BYTES);
        return {
          decision: decide(locked.state, { kind: 'replace', cursor, orderId, ...change, bytes }),
          told: {},
        };
      },
    });
    return Response.json(answer);
  };
}
