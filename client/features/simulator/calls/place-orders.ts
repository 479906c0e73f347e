import type { InferInput } from 'valibot';
import type { placeOrdersRequest, SimulatorSession } from '#domain/simulator/contract.ts';
import type { OrderRequest } from '#domain/simulator/orders/order.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionCall } from './use-session-call.ts';

interface NewOrders {
  /** Sent again, it does nothing more. */
  client_order_id: string;
  orders: readonly OrderRequest[];
  plan: Exclude<InferInput<typeof placeOrdersRequest>['plan'], undefined>;
}

/** Places orders in a session. What the market turns down comes back as an event. */
export function usePlaceOrders(id: string) {
  const { call } = useBackend();
  return useSessionCall(id, 'place-orders', (seen, orders: NewOrders) =>
    call<SimulatorSession>('place-orders', { ...seen, ...orders }),
  );
}
