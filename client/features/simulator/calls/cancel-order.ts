import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionCall } from './use-session-call.ts';

/** Takes a working order back. */
export function useCancelOrder(id: string) {
  const { call } = useBackend();
  return useSessionCall(id, 'cancel-order', (seen, order: { order_id: number }) =>
    call<SimulatorSession>('cancel-order', { ...seen, ...order }),
  );
}
