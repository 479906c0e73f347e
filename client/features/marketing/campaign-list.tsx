import { Trans, useLingui } from '@lingui/react/macro';
import type { AdCampaignRow } from '../../lib/backend/tables/operations.ts';
import { formatMoney } from '#domain/kernel/format-money.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PLATFORMS } from './platforms.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';

/** Campaigns with their state, budget and what they achieved. */
export function CampaignList({ campaigns }: { campaigns: readonly AdCampaignRow[] }) {
  const { t, i18n } = useLingui();
  const states = { draft: t`Draft`, active: t`Active`, paused: t`Paused`, archived: t`Archived` };
  if (campaigns.length === 0) return <EmptyState title={<Trans>No campaigns here yet.</Trans>} />;
  return (
    <ul className="border-t border-line">
      {campaigns.map((campaign) => {
        const budget = formatMoney(campaign.budget, campaign.currency, i18n.locale);
        const impressions = formatNumber(campaign.metrics?.impressions ?? 0, i18n.locale);
        const clicks = formatNumber(campaign.metrics?.clicks ?? 0, i18n.locale);
        const conversions = formatNumber(campaign.metrics?.conversions ?? 0, i18n.locale);
        return (
          <li key={campaign.id} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{campaign.campaign_name}</span>
              <span className="text-15 text-muted">
                {PLATFORMS.find(({ id }) => id === campaign.platform)?.name}
              </span>
              <span className="rounded-tag border border-control px-2 text-13">
                {states[campaign.status]}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-4 text-15 text-muted">
              <span>
                <Trans>Budget {budget}</Trans>
              </span>
              <span>
                <Trans>
                  {impressions} impressions, {clicks} clicks, {conversions} conversions
                </Trans>
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
