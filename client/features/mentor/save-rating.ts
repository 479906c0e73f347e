import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Says whether a reply of the mentor helped: `mutate(true)`; null takes it back. */
export function useSaveRating(messageId: string) {
  const { t } = useLingui();
  const { rest } = useBackend();
  const describe = useErrorWording();
  const userId = useSignedInUser().id;
  return useMutation({
    mutationKey: ['save-rating', messageId],
    mutationFn: async (isHelpful: boolean | null) => {
      const ratings = rest.from('mentor_ratings');
      unwrap(
        isHelpful === null
          ? await ratings.delete().eq('message_id', messageId).select('message_id')
          : await ratings.upsert({ message_id: messageId, user_id: userId, is_helpful: isHelpful }),
      );
      return { isHelpful };
    },
    onError: (error) => toast.error(t`This could not be saved. ${describe(error)}`),
  });
}
