import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** A call of the server that changes applications, which are read again after it. Rejects with a BackendError. */
export function useApplicationCall<Input extends Readonly<Record<string, unknown>>, Answer>(
  functionName: string,
) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [functionName],
    mutationFn: (input: Input) => call<Answer>(functionName, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  });
}
