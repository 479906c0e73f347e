import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from './backend-context.tsx';

/**
 * A function of the server that changes something, as a mutation. Rejects with a BackendError.
 * @param functionName the verb and noun it is served under
 * @param changes the first word of the keys of the queries that are read again after it
 */
export function useServerCall<Input extends Readonly<Record<string, unknown>>, Answer>(
  functionName: string,
  changes: string,
) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [functionName],
    mutationFn: (input: Input) => call<Answer>(functionName, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [changes] }),
  });
}
