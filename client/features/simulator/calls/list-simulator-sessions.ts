import { useQuery } from '@tanstack/react-query';
import type { ListSimulatorSessionsResponse } from '#domain/simulator/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** The learner's sessions, newest first, and what may be started. */
export function useListSimulatorSessions() {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'list'],
    queryFn: () => call<ListSimulatorSessionsResponse>('list-simulator-sessions', {}),
    refetchOnMount: 'always',
  });
}
