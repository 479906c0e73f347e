import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { platformOf } from '#domain/marketing/platforms.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { Money } from '../../../ui/value/money.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { CampaignStatusBadge } from '../campaign-status/campaign-status-badge.tsx';

/** The columns of the list of campaigns. */
export function useCampaignColumns(): readonly TableColumn<Tables<'ad_campaigns'>>[] {
  const { t, i18n } = useLingui();
  const count = (value: number) => formatNumber(value, i18n.locale);
  return [
    {
      id: 'campaign_name',
      head: t`Name`,
      cell: ({ id, campaign_name }) => (
        <Link
          to="/admin"
          search={(before) => ({ ...before, open: id })}
          className="font-semibold text-plum underline underline-offset-4"
        >
          <bdi>{campaign_name}</bdi>
        </Link>
      ),
    },
    { id: 'platform', head: t`Platform`, cell: ({ platform }) => platformOf(platform).name },
    { id: 'status', head: t`Status`, cell: ({ status }) => <CampaignStatusBadge status={status} /> },
    {
      id: 'budget',
      head: t`Budget`,
      numeric: true,
      cell: ({ budget, currency }) => <Money minorUnits={budget} currency={currency} />,
    },
    {
      id: 'starts_at',
      head: t`Starts`,
      cell: ({ starts_at }) => (starts_at === null ? '–' : <Moment value={starts_at} />),
    },
    {
      id: 'impressions',
      head: t`Impressions`,
      numeric: true,
      cell: ({ metrics }) => count(metrics.impressions),
    },
    { id: 'clicks', head: t`Clicks`, numeric: true, cell: ({ metrics }) => count(metrics.clicks) },
    {
      id: 'conversions',
      head: t`Conversions`,
      numeric: true,
      cell: ({ metrics }) => count(metrics.conversions),
    },
    {
      id: 'cost_per_click',
      head: t`Cost per click`,
      numeric: true,
      cell: ({ metrics: { cost_per_click: cost }, currency }) =>
        cost === null ? '–' : <Money minorUnits={cost} currency={currency} />,
    },
    {
      id: 'conversion_rate',
      head: t`Conversion rate`,
      numeric: true,
      cell: ({ metrics: { conversion_rate: rate } }) =>
        rate === null ? '–' : formatNumber(rate, i18n.locale, { style: 'percent', maximumFractionDigits: 2 }),
    },
  ];
}
