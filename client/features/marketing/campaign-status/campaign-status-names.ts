import { useLingui } from '@lingui/react/macro';
import type { CampaignStatus } from '#domain/marketing/campaign-status.ts';

/** Every status of a campaign in words, in the order of its life. */
export function useCampaignStatusNames(): Readonly<Record<CampaignStatus, string>> {
  const { t } = useLingui();
  return {
    draft: t({ message: 'Draft', context: 'campaign' }),
    scheduled: t({ message: 'Scheduled', context: 'campaign' }),
    active: t({ message: 'Active', context: 'campaign' }),
    paused: t({ message: 'Paused', context: 'campaign' }),
    ended: t({ message: 'Ended', context: 'campaign' }),
    archived: t({ message: 'Archived', context: 'campaign' }),
  };
}
