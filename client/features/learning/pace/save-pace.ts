import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DEFAULT_PACE, type Pace } from '#domain/knowledge/pace.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { paceQuery } from './fetch-pace.ts';

/** Saves a change of the pace at once; goes back and says why when it is refused. */
export function useSavePace(): (change: Partial<Pace>) => void {
  const { t } = useLingui();
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  const describe = useErrorWording();
  const { queryKey } = paceQuery(rest, userId);
  const { mutate } = useMutation({
    mutationKey: ['save-pace'],
    // One after the other: the last choice stays.
    scope: { id: 'save-pace' },
    mutationFn: async (pace: Pace) =>
      unwrap(await rest.from('paces').upsert({ user_id: userId, ...pace }, { onConflict: 'user_id' })),
    onError: (error) => toast.error(t`Your pace could not be saved. ${describe(error)}`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        // Today is made of it.
        queryClient.invalidateQueries({ queryKey: ['review_questions'] }),
      ]),
  });
  return (change) => {
    const pace = { ...(queryClient.getQueryData(queryKey) ?? DEFAULT_PACE), ...change };
    queryClient.setQueryData(queryKey, pace);
    mutate(pace);
  };
}
