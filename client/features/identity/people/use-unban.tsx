import { Plural } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useBanAccount } from './ban-account.ts';
import { useUnbanAccount } from './unban-account.ts';

/** Lifts bans at once and offers to set them again as they were. */
export function useUnban(): { pending: boolean; unbanAll: (ids: readonly string[]) => void } {
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const ban = useBanAccount();
  const unban = useUnbanAccount();
  const unbanAll = (ids: readonly string[]) =>
    unban.mutate(ids, {
      onError: (error) => toast.error(describe(error)),
      onSuccess: (lifted) =>
        offerUndo(
          <Plural
            value={ids.length}
            one="The ban of # account was lifted."
            other="The bans of # accounts were lifted."
          />,
          () => ban.mutateAsync(lifted),
        ),
    });
  return { pending: unban.isPending, unbanAll };
}
