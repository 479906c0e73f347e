import { useQuery } from '@tanstack/react-query';
import type { ReadCritiqueResponse } from '#domain/simulator/critique-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** The key of the critique of a session after so many events. */
export function useCritiqueKey(id: string, sequence: number): readonly (string | number)[] {
  return [...useSessionKey(), 'critique', id, sequence];
}

/** Rules of the plan that were broken in a session, and patterns in it. @param sequence of the last event */
export function useReadCritique(id: string, sequence: number) {
  const { call } = useBackend();
  return useQuery({
    queryKey: useCritiqueKey(id, sequence),
    queryFn: () => call<ReadCritiqueResponse>('read-critique', { session_id: id }),
    placeholderData: (before) => before,
  });
}
