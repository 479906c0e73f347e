import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { toast } from '../../ui/toast/toast.ts';

/** What the learner lets the mentor do: use what is known of them, have its answers reworded by a language model. */
export interface Consent {
  knows?: boolean;
  rephrases?: boolean;
}

/** Says what the mentor may do: `mutate({ knows: false })`. */
export function useSetConsent() {
  const { t } = useLingui();
  const { rest } = useBackend();
  const describe = useErrorWording();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['set-consent'],
    scope: { id: 'set-consent' },
    mutationFn: async (consent: Consent) =>
      unwrap(
        await rest.from('mentor_settings').upsert({ user_id: userId, ...consent }, { onConflict: 'user_id' }),
      ),
    onError: (error) => toast.error(t`This could not be saved. ${describe(error)}`),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['mentor_settings', userId] });
      await queryClient.invalidateQueries({ queryKey: ['suggest-questions', userId] });
      await queryClient.invalidateQueries({ queryKey: ['mentor_remarks', userId] });
    },
  });
}
