import { useMutation } from '@tanstack/react-query';
import type { SessionPlan, SimulatorMarket, SimulatorSession } from '#domain/simulator/contract.ts';
import type { SIMULATOR_DEPOSITS } from '#domain/simulator/limits.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** A scenario has a market, a deposit, a plan and a goal of its own. */
interface NewTry {
  scenario: string;
  request_id: string;
}

interface NewSession {
  market: SimulatorMarket;
  goal: string;
  deposit: (typeof SIMULATOR_DEPOSITS)[number];
  plan: SessionPlan;
  /** Sent twice, it starts one session. */
  request_id: string;
}

/** Starts a session on a market of its own; resolves with its first state. */
export function useStartSimulatorSession() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['start-simulator-session'],
    mutationFn: (session: NewSession | NewTry) =>
      call<SimulatorSession>('start-simulator-session', { ...session }),
  });
}
