import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionCall } from './use-session-call.ts';

interface Replacement {
  order_id: number;
  limit?: number;
  stop?: number;
}

/** Moves a working order to another price, at once or not at all. */
export function useReplaceOrder(id: string) {
  const { call } = useBackend();
  return useSessionCall(id, 'replace-order', (seen, replacement: Replacement) =>
    call<SimulatorSession>('replace-order', { ...seen, ...replacement }),
  );
}
