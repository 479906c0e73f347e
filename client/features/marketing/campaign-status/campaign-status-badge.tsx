import type { CampaignStatus } from '#domain/marketing/campaign-status.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { useCampaignStatusNames } from './campaign-status-names.ts';

const TONES: Readonly<Record<CampaignStatus, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'neutral',
  active: 'success',
  paused: 'warn',
  ended: 'neutral',
  archived: 'neutral',
};

/** The status of a campaign in a word. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  return <Badge tone={TONES[status]}>{useCampaignStatusNames()[status]}</Badge>;
}
