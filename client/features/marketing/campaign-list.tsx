import { Trans, useLingui } from '@lingui/react/macro';
import type { AdCampaignRow } from '../../lib/backend/tables/operations.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Table } from '../../ui/table.tsx';
import { PLATFORMS } from './platforms.ts';

/** Campaigns with their state, budget and what they achieved. */
export function CampaignList({ campaigns }: { campaigns: readonly AdCampaignRow[] }) {
  const { t, i18n } = useLingui();
  const states = { draft: t`Draft`, active: t`Active`, paused: t`Paused`, archived: t`Archived` };
  if (campaigns.length === 0) return <EmptyState title={<Trans>No campaigns here yet.</Trans>} />;
  const count = (value = 0) => formatNumber(value, i18n.locale);
  return (
    <Table
      caption={t`Campaigns`}
      captionHidden
      rows={campaigns}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', head: t`Name`, cell: ({ campaign_name: name }) => name },
        {
          id: 'platform',
          head: t`Platform`,
          cell: ({ platform }) => PLATFORMS.find(({ id }) => id === platform)?.name,
        },
        {
          id: 'status',
          head: t`Status`,
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'success' : 'neutral'}>{states[status]}</Badge>
          ),
        },
        {
          id: 'budget',
          head: t`Budget`,
          numeric: true,
          cell: ({ budget, currency }) => <Money minorUnits={budget} currency={currency} />,
        },
        {
          id: 'impressions',
          head: t`Impressions`,
          numeric: true,
          cell: ({ metrics }) => count(metrics?.impressions),
        },
        { id: 'clicks', head: t`Clicks`, numeric: true, cell: ({ metrics }) => count(metrics?.clicks) },
        {
          id: 'conversions',
          head: t`Conversions`,
          numeric: true,
          cell: ({ metrics }) => count(metrics?.conversions),
        },
      ]}
    />
  );
}
