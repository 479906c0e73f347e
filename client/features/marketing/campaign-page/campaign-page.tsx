import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Platform } from '#domain/marketing/platforms.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { DetailSection } from '../../../ui/detail-section.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignEditor } from '../campaign-editor/campaign-editor.tsx';
import { CampaignFigures } from '../campaign-days/campaign-figures.tsx';
import { CampaignStatusBadge } from '../campaign-status/campaign-status-badge.tsx';
import { useCampaign } from './fetch-campaign.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface CampaignPageProps {
  /** Of a campaign that is there, or `new`. */
  campaignId: string;
  /** What a new one is for at first. */
  platform: Platform | undefined;
}

/** One campaign: what it says, when it runs, what it achieved. */
export function CampaignPage({ campaignId, platform }: CampaignPageProps) {
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '/admin', search: (before) => ({ ...before, open: id }) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Link
        to="/admin"
        search={(before) => ({ ...before, open: undefined })}
        className="justify-self-start py-2 text-plum underline underline-offset-4"
      >
        <Trans>All campaigns</Trans>
      </Link>
      {campaignId === 'new' ? (
        <>
          <h2 className="text-24">
            <Trans>New campaign</Trans>
          </h2>
          <CampaignEditor
            key="new"
            campaign={null}
            begin={{ platform: platform ?? '', currency: 'USD' }}
            onSaved={open}
          />
        </>
      ) : (
        <SavedCampaign key={campaignId} campaignId={campaignId} onOpen={open} />
      )}
    </div>
  );
}

function SavedCampaign({ campaignId, onOpen }: { campaignId: string; onOpen: (id: string) => void }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useCampaign(campaignId)}
      failed={t`The campaign could not be loaded`}
      describe={describe}
      skeleton={['h-10 w-1/2', 'h-40 w-full']}
    >
      {(campaign) =>
        campaign === null ? (
          <EmptyState title={<Trans>This campaign does not exist.</Trans>} />
        ) : (
          <Sections campaign={campaign} onOpen={onOpen} />
        )
      }
    </QueryState>
  );
}

function Sections({ campaign, onOpen }: { campaign: Tables<'ad_campaigns'>; onOpen: (id: string) => void }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-24">
            <bdi>{campaign.campaign_name}</bdi>
          </h2>
          <CampaignStatusBadge status={campaign.status} />
        </div>
        <CampaignActions campaign={campaign} onDuplicated={onOpen} />
      </div>
      <DetailSection title={<Trans>When it runs</Trans>}>
        <ScheduleForm key={`${campaign.status} ${campaign.starts_at}`} campaign={campaign} />
      </DetailSection>
      <DetailSection title={<Trans>What it says</Trans>}>
        <CampaignEditor campaign={campaign} begin={{}} onSaved={() => undefined} />
      </DetailSection>
      <DetailSection title={<Trans>What it achieved</Trans>}>
        <CampaignFigures campaign={campaign} />
      </DetailSection>
    </>
  );
}
