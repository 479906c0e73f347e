import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useChangeCampaignStatus } from '../campaign-status/change-campaign-status.ts';

const UNDO = { pause: 'resume', archive: 'restore' } as const;

interface CampaignBulkActionsProps {
  /** The picked ones. */
  campaignIds: readonly string[];
  onDone: () => void;
}

/** Pauses or archives the picked campaigns, those of them on which it is possible; both can be undone. */
export function CampaignBulkActions({ campaignIds, onDone }: CampaignBulkActionsProps) {
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const change = useChangeCampaignStatus();
  const take = (action: keyof typeof UNDO, words: (count: number) => ReactNode) =>
    change.mutate(
      { campaign_ids: campaignIds, action },
      {
        onSuccess: ({ campaign_ids }) => {
          onDone();
          offerUndo(words(campaign_ids.length), () =>
            change.mutateAsync({ campaign_ids, action: UNDO[action] }),
          );
        },
        onError: (error) => toast.error(describe(error)),
      },
    );
  return (
    <>
      <Button
        look="secondary"
        pending={change.isPending}
        onClick={() =>
          take('pause', (count) => (
            <Plural value={count} one="# campaign paused." other="# campaigns paused." />
          ))
        }
      >
        <Trans>Pause</Trans>
      </Button>
      <Button
        look="secondary"
        pending={change.isPending}
        onClick={() =>
          take('archive', (count) => (
            <Plural value={count} one="# campaign archived." other="# campaigns archived." />
          ))
        }
      >
        <Trans>Archive</Trans>
      </Button>
    </>
  );
}
