import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type CampaignAction, nextCampaignStatus } from '#domain/marketing/campaign-status.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useChangeCampaignStatus } from '../campaign-status/change-campaign-status.ts';
import { useDuplicateCampaign } from './duplicate-campaign.ts';

/** Scheduling has a form of its own. */
type ButtonAction = Exclude<CampaignAction, 'schedule'>;

interface CampaignActionsProps {
  campaign: Tables<'ad_campaigns'>;
  /** Opens the copy that was made. */
  onDuplicated: (campaignId: string) => void;
}

/** What can be done with a campaign in its status, and a copy of it. */
export function CampaignActions({ campaign, onDuplicated }: CampaignActionsProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const change = useChangeCampaignStatus();
  const duplicate = useDuplicateCampaign();
  const names: Readonly<Record<ButtonAction, ReactNode>> = {
    activate: <Trans>Start now</Trans>,
    unschedule: <Trans>Do not start it</Trans>,
    pause: <Trans>Pause</Trans>,
    resume: <Trans>Resume</Trans>,
    end: <Trans>End now</Trans>,
    archive: <Trans>Archive</Trans>,
    restore: <Trans>Restore</Trans>,
  };
  const possible = (Object.keys(names) as ButtonAction[]).filter(
    (action) => nextCampaignStatus(campaign.status, action, campaign.archived_from) !== null,
  );
  const take = (action: ButtonAction) =>
    change.mutate(
      { campaign_ids: [campaign.id], action },
      { onError: (error) => toast.error(describe(error)) },
    );
  const copy = () =>
    duplicate.mutate(
      { campaign_id: campaign.id, campaign_name: t`${campaign.campaign_name} (copy)`.slice(0, 200) },
      {
        onSuccess: ({ campaign_id }) => {
          toast.success(t`This is the copy, a draft.`);
          onDuplicated(campaign_id);
        },
        onError: (error) => toast.error(describe(error)),
      },
    );
  return (
    <div className="flex flex-wrap gap-2">
      {possible.map((action) => (
        <Button key={action} look="secondary" pending={change.isPending} onClick={() => take(action)}>
          {names[action]}
        </Button>
      ))}
      <Button look="secondary" pending={duplicate.isPending} onClick={copy}>
        <Trans>Duplicate</Trans>
      </Button>
    </div>
  );
}
