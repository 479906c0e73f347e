import { useLingui } from '@lingui/react';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import { DistributionChart } from '../../ui/chart/distribution-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { PriceChart } from '../../ui/chart/price-chart.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { accounts, bars, days, drawdown, month, results, tradeNumbers } from './generated-figures.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

/** Every kind of chart on generated figures. */
export function ChartSpecimens() {
  const { i18n } = useLingui();
  const dayFormat = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <SpecimenGroup title="Charts">
      <Specimen name="LineChart: one series and three" stacked>
        <LineChart
          title="One bad month took back the gains of three"
          note="Account in $, generated"
          summary="The account moves between 9,000 and 12,000 dollars over 60 trades and ends near where it was."
          placeName="Trade"
          places={tradeNumbers}
          series={accounts.slice(0, 1)}
        />
        <LineChart
          title="The same trades, three sizes: the largest ends lowest"
          note="Account in $, generated"
          summary="Risking 1% ends highest, 5% swings more and 10% loses most of the account."
          placeName="Trade"
          places={tradeNumbers}
          series={accounts}
        />
      </Specimen>
      <Specimen name="AreaChart" stacked>
        <AreaChart
          title="The account was under water for most of the year"
          note="Drawdown in %, generated"
          summary="The drawdown is below zero in most trades; at the worst point the account has lost about a fifth."
          placeName="Trade"
          places={tradeNumbers}
          series={{ name: 'Drawdown', values: drawdown }}
          formatValue={(value) => `${Math.round(value)}%`.replace('-', '−')}
        />
      </Specimen>
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name="BarChart: with values below zero and a long name" stacked>
          <BarChart
            title="Slippage cost more than fees and spread together"
            note="Cost per trade in $"
            summary="Slippage costs 4.20, the spread 1.90, fees 1.10; a rebate returns 0.60."
            placeName="Cost"
            places={['Slippage in a thin market', 'Spread', 'Fees', 'Rebate']}
            series={{ name: 'Cost', values: [4.2, 1.9, 1.1, -0.6] }}
          />
        </Specimen>
        <Specimen name="DistributionChart" stacked>
          <DistributionChart
            title="Most trades lose one R, a few win many"
            note="400 trades in R, generated"
            summary="Results lie between minus three and plus three R and are most frequent around zero."
            placeName="Result"
            countName="Trades"
            values={results}
          />
        </Specimen>
      </div>
      <Specimen name="Sparkline">
        <span>
          EUR/USD <Sparkline values={accounts[0]?.values ?? []} summary="It rose, then fell back." /> 1.0842
        </span>
      </Specimen>
      <Specimen name="CandleChart" stacked>
        <CandleChart
          title="The month closed where it had opened"
          note="Price in $, generated"
          summary="Thirty candles: the price falls and recovers; the last close is near the first open."
          placeName="Day"
          places={days}
          candles={month}
        />
      </Specimen>
      <Specimen name="PriceChart: scrolls and zooms, drawn by a library" stacked>
        <PriceChart
          title="Two years of a market that went nowhere"
          note="Price in $, generated"
          summary="500 daily candles without a lasting direction."
          placeName="Day"
          bars={bars}
          formatTime={(time) => dayFormat.format(time * 1000)}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
