import { ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  account: numberParameter('$', 'Account at the start', 10_000, [100, 1_000_000, 100]),
  position: numberParameter('$', 'Value of each position', 2000, [10, 1_000_000, 10]),
  spread: numberParameter('%', 'Spread as a share of the price, paid once a round trip', 0.05, [0, 5, 0.01]),
  fee: numberParameter('%', 'Fee of each side, as a share of the value', 0.1, [0, 2, 0.01]),
  slippage: numberParameter(
    '%',
    'Mean slippage of each side, as a share of the value; it varies exponentially',
    0.02,
    [0, 2, 0.01],
  ),
  daily_share: numberParameter(
    '%',
    'Share of the volume of a day that a side trades; 0 leaves impact out',
    0,
    [0, 50, 0.1],
  ),
  volatility: numberParameter('%', 'Volatility of a day, for the impact', 3, [0, 10, 0.1]),
  trades: numberParameter('count', 'Number of round trips', 200, [1, 1000, 1]),
  gain: numberParameter(
    '%',
    'Mean result of a round trip before costs, as a share of the value',
    0.2,
    [-5, 5, 0.05],
  ),
  deviation: numberParameter('%', 'Standard deviation of these results', 2, [0, 20, 0.1]),
  loss_planned: numberParameter('%', 'Loss at the stop, as a share of the value: 1 R', 2.5, [0.1, 20, 0.1]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * The same trades with and without spread, fees, slippage and impact.
 * Source of the impact: R. Almgren, C. Thum, E. Hauptmann and H. Li (2005), Direct estimation of equity market impact,
 * Risk 18(7); the square-root form, volatility x sqrt(share of the day's volume), with a factor of 1.
 */
export const roundTrips = defineModel({
  name: 'round-trips',
  shows: 'What spread, fees, slippage and impact take from the same trades, one round trip and hundreds.',
  sources: [
    'R. Almgren, C. Thum, E. Hauptmann, H. Li (2005), Direct estimation of equity market impact, Risk 18(7): square-root form',
  ],
  accuracy:
    'Costs are shares of the value at entry, added up; positions keep their value in dollars, whatever the account does.',
  parameters,
  numbers: {
    final_gross: described('$', 'Account at the end without costs'),
    final_net: described('$', 'Account at the end with costs'),
    costs: described('$', 'All costs'),
    slippage_paid: described('$', 'Slippage and impact among them'),
    cost_of_account: described('%', 'All costs as a share of the account at the start'),
    turned: described('flag', 'Whether costs turned a gain into a loss'),
  },
  series: {
    gross: fromStart('$', 'Account without costs', 'trade'),
    net: fromStart('$', 'Account with costs', 'trade'),
    costs_so_far: fromStart('$', 'Costs so far', 'trade'),
  },
  formulas: {
    cost_percent: {
      ...described(
        '%',
        'Mean cost of a round trip as a share of the value; also the gain that only breaks even',
      ),
      source: 'spread + 2 (fee + slippage + impact)',
      of: costPercent,
    },
    cost_money: {
      ...described('$', 'Mean cost of a round trip'),
      of: (values) => (values.position * costPercent(values)) / 100,
    },
    cost_in_r: {
      ...described('R', 'Mean cost of a round trip as a share of the planned loss'),
      of: (values) => costPercent(values) / values.loss_planned,
    },
    impact: {
      ...described('%', 'Impact of one side'),
      source: 'Almgren and others (2005): volatility x sqrt(share of the volume)',
      of: impact,
    },
    mean_costs: {
      ...described('$', 'Mean of all costs'),
      meanOf: 'costs',
      of: (values) => (values.trades * values.position * costPercent(values)) / 100,
    },
    mean_net: {
      ...described('$', 'Mean of the account at the end with costs'),
      meanOf: 'final_net',
      of: (values) =>
        values.account + (values.trades * values.position * (values.gain - costPercent(values))) / 100,
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { account, position, spread, fee, slippage, trades } = values;
    const rows = { gross: [account], net: [account], costs_so_far: [0] };
    let [gross, costs, slipped] = [account, 0, 0];
    for (let trade = 0; trade < trades; trade += 1) {
      gross += (position * (values.gain + values.deviation * random.normal())) / 100;
      const slip = 2 * impact(values) - slippage * (ln(random.uniform()) + ln(random.uniform()));
      costs += (position * (spread + 2 * fee + slip)) / 100;
      slipped += (position * slip) / 100;
      rows.gross.push(gross);
      rows.net.push(gross - costs);
      rows.costs_so_far.push(costs);
    }
    return {
      numbers: {
        final_gross: gross,
        final_net: gross - costs,
        costs,
        slippage_paid: slipped,
        cost_of_account: (100 * costs) / account,
        turned: Number(gross > account && gross - costs < account),
      },
      series: rows,
    };
  },
});

function impact({ daily_share, volatility }: Values): number {
  return volatility * Math.sqrt(daily_share / 100);
}

function costPercent(values: Values): number {
  return values.spread + 2 * (values.fee + values.slippage + impact(values));
}
