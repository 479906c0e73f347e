import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnbanAccountResponse } from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { allOf } from './all-of.ts';
import type { Ban } from './ban-account.ts';

/** Lets banned accounts in again, each that can be, and gives the bans that were lifted. Rejects as `useBanAccount`. */
export function useUnbanAccount() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['unban-account'],
    mutationFn: async (ids: readonly string[]): Promise<readonly Ban[]> => {
      const answers = await allOf(
        ids.map((id) => call<UnbanAccountResponse>('unban-account', { user_id: id })),
      );
      return answers.flatMap(({ user_id: id, lifted }) => (lifted ? [{ user_id: id, ...lifted }] : []));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['people'] }),
  });
}
