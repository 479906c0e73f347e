import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/**
 * A call of the server that changes campaigns; whatever shows campaigns is read again after it. Rejects with a
 * BackendError.
 */
export function useCampaignCall<Input extends Readonly<Record<string, unknown>>, Answer>(
  functionName: string,
) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [functionName],
    mutationFn: (input: Input) => call<Answer>(functionName, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['ad_campaigns'] }),
  });
}
