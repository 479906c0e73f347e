import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ACCOUNT_ROLES, UnbanAccountResponse } from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** A ban as `ban-account` takes it; `ends_at` is null until it is lifted. */
export interface Ban {
  user_id: string;
  ends_at: string | null;
  reason: string;
}

/**
 * Bans accounts, lets them in again (giving the bans that were lifted), and changes roles. Of many accounts each is done
 * that can be; the first refusal rejects as a BackendError. The lists of people are fetched anew.
 */
export function useAccountChanges() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['people'] });
  return {
    ban: useMutation({
      mutationKey: ['ban-account'],
      mutationFn: (bans: readonly Ban[]) => allOf(bans.map((ban) => call('ban-account', { ...ban }))),
      onSettled,
    }),
    unban: useMutation({
      mutationKey: ['unban-account'],
      mutationFn: async (ids: readonly string[]): Promise<readonly Ban[]> => {
        const answers = await allOf(
          ids.map((id) => call<UnbanAccountResponse>('unban-account', { user_id: id })),
        );
        return answers.flatMap(({ user_id: id, lifted }) => (lifted ? [{ user_id: id, ...lifted }] : []));
      },
      onSettled,
    }),
    changeRole: useMutation({
      mutationKey: ['change-role'],
      mutationFn: (change: { user_id: string; role: (typeof ACCOUNT_ROLES)[number] }) =>
        call('change-role', change),
      onSettled,
    }),
  };
}

/** Waits for every promise, then rejects with the first refusal there was. */
async function allOf<Answer>(promises: readonly Promise<Answer>[]): Promise<Answer[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
