import { useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Day } from '../../../ui/value/date-display.tsx';
import { Money } from '../../../ui/value/money.tsx';
import { Table } from '../../../ui/table/table.tsx';

interface CampaignDayTableProps {
  /** Oldest first. */
  days: readonly Tables<'ad_campaign_days'>[];
  currency: string;
}

/** The days of a campaign, newest first. */
export function CampaignDayTable({ days, currency }: CampaignDayTableProps) {
  const { t, i18n } = useLingui();
  const count = (value: number) => formatNumber(value, i18n.locale);
  return (
    <Table
      caption={t`Figures by day`}
      className="max-h-96"
      rows={days.toReversed()}
      rowId={({ day }) => day}
      columns={[
        { id: 'day', head: t`Day`, cell: ({ day }) => <Day value={day} /> },
        {
          id: 'impressions',
          head: t`Impressions`,
          numeric: true,
          cell: ({ impressions }) => count(impressions),
        },
        { id: 'clicks', head: t`Clicks`, numeric: true, cell: ({ clicks }) => count(clicks) },
        {
          id: 'conversions',
          head: t`Conversions`,
          numeric: true,
          cell: ({ conversions }) => count(conversions),
        },
        {
          id: 'spend',
          head: t`Spend`,
          numeric: true,
          cell: ({ spend_minor }) => <Money minorUnits={spend_minor} currency={currency} />,
        },
      ]}
    />
  );
}
