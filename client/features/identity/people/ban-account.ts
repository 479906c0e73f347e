import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { allOf } from './all-of.ts';

/** A ban as `ban-account` takes it; `ends_at` is null until it is lifted. */
export interface Ban {
  user_id: string;
  ends_at: string | null;
  reason: string;
}

/** Bans accounts, each that can be; the first refusal rejects as a BackendError. The lists of people are fetched anew. */
export function useBanAccount() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['ban-account'],
    mutationFn: (bans: readonly Ban[]) => allOf(bans.map((ban) => call('ban-account', { ...ban }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['people'] }),
  });
}
