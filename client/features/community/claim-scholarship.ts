import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Claims the award that the token of a mailed link opens for whoever is signed in. */
export function useClaimScholarship() {
  const { call } = useBackend();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['claim-scholarship'],
    mutationFn: (token: string) => call('claim-scholarship', { token }),
    // Lessons that were closed are open now.
    onSuccess: () => cache.invalidateQueries(),
  });
}
