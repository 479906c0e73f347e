import { Trans, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { Money } from '../../../ui/value/money.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { CampaignDayTable } from './campaign-day-table.tsx';
import { ClicksChart } from './clicks-chart.tsx';
import { DayForm } from './day-form.tsx';
import { DaysImport } from './days-import.tsx';
import { useCampaignDays } from './fetch-campaign-days.ts';

/** What a campaign achieved: its sums, its days, and the two ways in which days are recorded. */
export function CampaignFigures({ campaign }: { campaign: Tables<'ad_campaigns'> }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <>
      <Sums campaign={campaign} />
      <QueryState
        query={useCampaignDays(campaign.id)}
        failed={t`The figures could not be loaded`}
        describe={describe}
        skeleton={['h-40 w-full']}
      >
        {(days) =>
          days.length === 0 ? (
            <EmptyState title={<Trans>No figures yet.</Trans>}>
              <Trans>Type what the platform reports for a day, or import the file that it exports.</Trans>
            </EmptyState>
          ) : (
            <>
              {days.length > 1 && <ClicksChart days={days} />}
              <CampaignDayTable days={days} currency={campaign.currency} />
            </>
          )
        }
      </QueryState>
      <div className="grid gap-8 lg:grid-cols-2">
        <DayForm campaign={campaign} />
        <DaysImport campaign={campaign} />
      </div>
    </>
  );
}

function Sums({ campaign: { metrics, budget, currency } }: { campaign: Tables<'ad_campaigns'> }) {
  const { i18n } = useLingui();
  const count = (value: number) => formatNumber(value, i18n.locale);
  const rate = metrics.conversion_rate;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <Fact name={<Trans>Impressions</Trans>}>{count(metrics.impressions)}</Fact>
      <Fact name={<Trans>Clicks</Trans>}>{count(metrics.clicks)}</Fact>
      <Fact name={<Trans>Conversions</Trans>}>{count(metrics.conversions)}</Fact>
      <Fact name={<Trans>Spent of the budget</Trans>}>
        <Money minorUnits={metrics.spend} currency={currency} /> /{' '}
        <Money minorUnits={budget} currency={currency} />
      </Fact>
      <Fact name={<Trans>Cost per click</Trans>}>
        {metrics.cost_per_click === null ? (
          '–'
        ) : (
          <Money minorUnits={metrics.cost_per_click} currency={currency} />
        )}
      </Fact>
      <Fact name={<Trans>Conversion rate</Trans>}>
        {rate === null
          ? '–'
          : formatNumber(rate, i18n.locale, { style: 'percent', maximumFractionDigits: 2 })}
      </Fact>
    </dl>
  );
}
