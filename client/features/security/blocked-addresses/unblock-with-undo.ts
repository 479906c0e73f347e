import { useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useBlockAddress } from './block-address.ts';
import { useUnblockAddress } from './unblock-address.ts';

/** Lifts blocks and offers to undo it: each comes back with its reason and its end. */
export function useUnblockWithUndo() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const { mutateAsync: unblock } = useUnblockAddress();
  const { mutateAsync: block } = useBlockAddress();
  return (blocks: readonly Tables<'blocked_addresses'>[]) => {
    const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
      blocks.map(({ network }) => network),
    );
    const undo = async () => {
      for (const { network, reason, ends_at: endsAt } of blocks) {
        await block({ addresses: [network], reason, endsAt });
      }
    };
    unblock(blocks.map(({ id }) => id)).then(
      () => offerUndo(t`Unblocked: ${names}`, undo),
      (error: unknown) => toast.error(describe(error)),
    );
  };
}
