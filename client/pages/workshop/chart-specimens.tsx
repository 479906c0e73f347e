import { classLimits, countClasses } from '#domain/catalogue/drawing/classes.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import { DistributionChart } from '../../ui/chart/distribution-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { MarketChart } from '../../ui/chart/price/market-chart.tsx';
import type { HandleProps } from '../../ui/chart/price/price-handle.tsx';
import type { PriceLine, Scene } from '../../ui/chart/price/scene.ts';
import { ScatterChart } from '../../ui/chart/scatter-chart.tsx';
import { accounts, bars, days, drawdown, month, results, risks, tradeNumbers } from './generated-figures.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDayTime = (time: number) => dayFormat.format(time * 1000);
const formatDollars = (price: number) => price.toFixed(2);
const last = bars.at(-1)?.close ?? 0;

const plannedScene: Scene = {
  levels: [
    { price: last + 4, tone: 'plum' },
    { price: last - 2, tone: 'plum' },
  ],
  zones: [
    { from: last, to: last + 4, tone: 'up' },
    { from: last - 2, to: last, tone: 'down' },
  ],
  fills: [
    { time: bars[470]?.time ?? 0, price: bars[470]?.close ?? 0, kind: 'opens' },
    { time: bars[485]?.time ?? 0, price: bars[485]?.close ?? 0, kind: 'stopped' },
  ],
  drawings: [],
  selected: null,
};
const plannedHandles: readonly HandleProps[] = [
  {
    id: 'target',
    price: last + 4,
    name: 'Target',
    valueText: '',
    label: 'Target +2.0 R',
    tone: 'plum',
    onMove: () => undefined,
  },
  {
    id: 'stop',
    price: last - 2,
    name: 'Stop',
    valueText: '',
    label: 'Stop −1.0 R',
    tone: 'plum',
    onMove: () => undefined,
  },
];
const averages: readonly PriceLine[] = [
  {
    id: 'average',
    name: '20-day average',
    colour: 3,
    values: bars.map((_, place) =>
      place < 19
        ? undefined
        : bars.slice(place - 19, place + 1).reduce((sum, { close }) => sum + close, 0) / 20,
    ),
  },
];

/** Every kind of chart on generated figures. */
export function ChartSpecimens() {
  return (
    <SpecimenGroup title="Charts">
      <Specimen name="LineChart: one series and three" stacked>
        <LineChart
          title="Sixty trades without an edge end where they began"
          note="Account in $, generated"
          summary="The account moves between $9,574 and $10,607 over 60 trades and ends at $10,031."
          placeName="Trade"
          places={tradeNumbers}
          series={accounts.slice(0, 1)}
        />
        <LineChart
          title="The same trades in three sizes: the largest loses most"
          note="Account in $, generated"
          summary="After 60 trades an account that risks 1% each stands at $10,031, one with 5% at $9,678 and one with 10% at $8,330."
          placeName="Trade"
          places={tradeNumbers}
          series={accounts}
        />
      </Specimen>
      <Specimen name="AreaChart" stacked>
        <AreaChart
          title="The account was below its peak after three trades in four"
          note="Drawdown in %, generated"
          summary="After 45 of 60 trades the account is below its highest value so far, at worst by 25%."
          placeName="Trade"
          places={tradeNumbers}
          series={{ name: 'Drawdown', values: drawdown }}
          formatValue={(value) => withTrueMinus(`${Math.round(value)}%`)}
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
            title="Nearly three trades in four end within one R"
            note="400 trades in R, generated"
            summary="Of 400 results 291 lie between −1 R and +1 R; the lowest is −2.92 R, the highest +2.90 R."
            placeName="Result"
            countName="Trades"
            classes={countClasses(classLimits(results, undefined), results)}
          />
        </Specimen>
      </div>
      <Specimen name="ScatterChart: points with names and sizes" stacked>
        <ScatterChart
          title="The rarest risk costs most"
          note="Eight risks of one plan"
          summary="Seven of eight risks cost up to $400; the failure of the exchange has a likelihood of 1% and costs $2,000."
          x={{ label: 'Likelihood', formatValue: (value) => `${value}%` }}
          y={{ label: 'Cost', formatValue: (value) => `$${value}` }}
          points={risks}
        />
      </Specimen>
      <Specimen name="CandleChart: with a level and a mark" stacked>
        <CandleChart
          title="The price lost a tenth in thirty days"
          note="Price in $, generated"
          summary="Thirty candles from $100.00 to $89.28, the highest price $102.91, the lowest $87.11."
          placeName="Day"
          places={days}
          candles={month}
          levels={[{ value: 92.5, label: 'Stop' }]}
          marks={[{ place: 3, label: 'Bought' }]}
        />
      </Specimen>
      <Specimen name="MarketChart: scrolls and zooms, with a plan on it, drawn by a library" stacked>
        <div className="h-96">
          <MarketChart
            title="A market that went nowhere in 500 days"
            placeName="Day"
            bars={bars}
            lines={averages}
            scene={plannedScene}
            handles={plannedHandles}
            formatTime={formatDayTime}
            formatTick={formatDayTime}
            formatPrice={formatDollars}
            minMove={0.01}
            room={200}
          />
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
