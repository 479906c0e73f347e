import type { Cents } from '#domain/kernel/money/cents.ts';
import { useLingui } from '@lingui/react/macro';
import { platformOf } from '#domain/marketing/platforms.ts';
import { moneyToType } from '#domain/kernel/money/parse-money.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { useCampaignStatusNames } from '../campaign-status/campaign-status-names.ts';

/** The columns of a file of campaigns. Amounts are written as in English, without signs, so that every program reads them. */
export function useCampaignCsvColumns(): readonly CsvColumn<Tables<'ad_campaigns'>>[] {
  const { t } = useLingui();
  const statusNames = useCampaignStatusNames();
  const amount = (minorUnits: Cents | null, currency: string) =>
    minorUnits === null ? null : Number(moneyToType(minorUnits, currency, 'en'));
  return [
    { head: t`Name`, text: ({ campaign_name }) => campaign_name },
    { head: t`Platform`, text: ({ platform }) => platformOf(platform).name },
    { head: t`Status`, text: ({ status }) => statusNames[status] },
    { head: t`Audience`, text: ({ target_audience }) => target_audience },
    { head: t`Budget`, text: ({ budget, currency }) => amount(budget, currency) },
    { head: t`Currency`, text: ({ currency }) => currency },
    { head: t`Starts`, text: ({ starts_at }) => starts_at },
    { head: t`Ends`, text: ({ ends_at }) => ends_at },
    { head: t`Impressions`, text: ({ metrics }) => metrics.impressions },
    { head: t`Clicks`, text: ({ metrics }) => metrics.clicks },
    { head: t`Conversions`, text: ({ metrics }) => metrics.conversions },
    { head: t`Spend`, text: ({ metrics, currency }) => amount(metrics.spend, currency) },
    { head: t`Cost per click`, text: ({ metrics, currency }) => amount(metrics.cost_per_click, currency) },
    { head: t`Conversion rate`, text: ({ metrics }) => metrics.conversion_rate },
  ];
}
