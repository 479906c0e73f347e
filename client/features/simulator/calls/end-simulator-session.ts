import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { type Seen, useSessionCall } from './use-session-call.ts';

/** Ends a session: what is open is valued at the price at which it could be closed, and the key of the market is shown. */
export function useEndSimulatorSession(id: string) {
  const { call } = useBackend();
  return useSessionCall(id, 'end-simulator-session', (seen: Seen) =>
    call<SimulatorSession>('end-simulator-session', { ...seen }),
  );
}
