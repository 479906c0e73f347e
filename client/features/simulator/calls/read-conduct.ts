import { useQuery } from '@tanstack/react-query';
import type { ReadConductResponse } from '#domain/simulator/conduct-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** What the learner's last sessions show of a skill. */
export function useReadConduct(skill: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'conduct', skill],
    queryFn: () => call<ReadConductResponse>('read-conduct', { skill }),
    refetchOnMount: 'always',
  });
}
