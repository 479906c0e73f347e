import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadCritiqueResponse } from '#domain/simulator/critique-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useCritiqueKey } from './read-critique.ts';

/** Says of a finding that it was different, or takes that back. @param sequence of the last event */
export function useDisputeFinding(id: string, sequence: number) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useCritiqueKey(id, sequence);
  return useMutation({
    mutationKey: ['dispute-finding'],
    mutationFn: (dispute: { finding: string; is_disputed: boolean }) =>
      call<ReadCritiqueResponse>('dispute-finding', { session_id: id, ...dispute }),
    onSuccess: (critique) => queryClient.setQueryData(queryKey, critique),
  });
}
