import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  asset_volatility: numberParameter('%', 'Volatility of a day of what is held', 5, [0.1, 20, 0.1]),
  hedge_volatility: numberParameter('%', 'Volatility of a day of the hedge', 4, [0.1, 20, 0.1]),
  correlation: numberParameter('score', 'Correlation of the two', 0.8, [-1, 1, 0.05]),
  ratio: numberParameter('×', 'What is sold of the hedge for each dollar held', 1, [0, 5, 0.05]),
  hedge_cost: numberParameter(
    '%',
    'Cost of the hedge for a day, as a share of what is hedged',
    0.01,
    [0, 1, 0.005],
  ),
  reduced_to: numberParameter('%', 'Share that is kept by whoever reduces instead', 50, [0, 100, 1]),
  reduce_cost: numberParameter('%', 'Cost of selling the rest, once, as a share of it', 0.2, [0, 5, 0.05]),
  days: numberParameter('count', 'Number of days', 60, [2, 500, 1]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * A position left alone, hedged with another that moves with it, or reduced.
 * Source: L. L. Ederington (1979), The hedging performance of the new futures markets, Journal of Finance 34(1): best ratio
 * rho s_a / s_h, remaining variance s_a^2 (1 - rho^2).
 */
export const hedgedPosition = defineModel({
  name: 'hedged-position',
  shows:
    'What a hedge takes away and what it leaves, what happens when it does not fit, and when reducing is cheaper.',
  sources: [
    'L. L. Ederington (1979), The hedging performance of the new futures markets, Journal of Finance 34(1)',
  ],
  accuracy:
    'Normal results without drift, added up in percent of the position; the correlation does not change.',
  parameters,
  numbers: {
    variance_unhedged: described('score', 'Mean square of the daily result left alone, in percent squared'),
    variance_hedged: described('score', 'The same with the hedge, before its cost'),
    variance_reduced: described('score', 'The same of what is kept'),
    swing_unhedged: described('%', 'Typical daily swing left alone, as this run shows it'),
    swing_hedged: described('%', 'The same with the hedge'),
    swing_reduced: described('%', 'The same of what is kept'),
    final_unhedged: described('%', 'Sum of the results left alone'),
    final_hedged: described('%', 'Sum of the results with the hedge, after its cost'),
    final_reduced: described('%', 'Sum of the results of what is kept, after the cost of selling the rest'),
  },
  series: {
    unhedged: fromStart('%', 'Sum of the results left alone', 'day'),
    hedged: fromStart('%', 'Sum of the results with the hedge, after its cost', 'day'),
    reduced: fromStart('%', 'Sum of the results of what is kept', 'day'),
    asset_move: forEach('%', 'Move of what is held', 'day'),
    hedge_move: forEach('%', 'Move of the hedge', 'day'),
  },
  formulas: {
    best_ratio: {
      ...described('×', 'Ratio that leaves the least swing; below 0 it is bought instead of sold'),
      source: 'Ederington (1979): rho s_a / s_h',
      of: ({ correlation, asset_volatility, hedge_volatility }) =>
        (correlation * asset_volatility) / hedge_volatility,
    },
    least_swing: {
      ...described('%', 'Typical daily swing that remains at the best ratio'),
      source: 'Ederington (1979): s_a sqrt(1 - rho^2)',
      of: ({ correlation, asset_volatility }) => asset_volatility * Math.sqrt(1 - correlation * correlation),
    },
    swing_at_ratio: {
      ...described('%', 'Typical daily swing at the ratio that is set'),
      source: 'sqrt(s_a^2 + h^2 s_h^2 - 2 h rho s_a s_h)',
      of: (values) => Math.sqrt(hedgedVariance(values)),
    },
    variance_at_ratio: { ...described('score', 'Its square'), meanOf: 'variance_hedged', of: hedgedVariance },
    mean_hedged: {
      ...described('%', 'Mean of the sum with the hedge: what it costs'),
      meanOf: 'final_hedged',
      of: ({ days, ratio, hedge_cost }) => (ratio === 0 ? 0 : -days * hedge_cost),
    },
    cost_of_reducing: {
      ...described('%', 'What reducing costs, once'),
      of: ({ reduced_to, reduce_cost }) => ((100 - reduced_to) * reduce_cost) / 100,
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { correlation, ratio, days, reduced_to, reduce_cost } = values;
    const own = Math.sqrt(1 - correlation * correlation);
    const kept = reduced_to / 100;
    const cost = ratio === 0 ? 0 : values.hedge_cost;
    const rows = {
      unhedged: [0],
      hedged: [0],
      reduced: [0],
      asset_move: [] as number[],
      hedge_move: [] as number[],
    };
    let [unhedged, hedged, reduced] = [0, 0, -(1 - kept) * reduce_cost];
    let [squares, squaresHedged] = [0, 0];
    for (let day = 0; day < days; day += 1) {
      const common = random.normal();
      const asset = values.asset_volatility * common;
      const hedge = values.hedge_volatility * (correlation * common + own * random.normal());
      const covered = asset - ratio * hedge;
      squares += asset * asset;
      squaresHedged += covered * covered;
      unhedged += asset;
      hedged += covered - cost;
      reduced += kept * asset;
      rows.unhedged.push(unhedged);
      rows.hedged.push(hedged);
      rows.reduced.push(reduced);
      rows.asset_move.push(asset);
      rows.hedge_move.push(hedge);
    }
    const [variance, varianceHedged] = [squares / days, squaresHedged / days];
    return {
      numbers: {
        variance_unhedged: variance,
        variance_hedged: varianceHedged,
        variance_reduced: kept * kept * variance,
        swing_unhedged: Math.sqrt(variance),
        swing_hedged: Math.sqrt(varianceHedged),
        swing_reduced: kept * Math.sqrt(variance),
        final_unhedged: unhedged,
        final_hedged: hedged,
        final_reduced: reduced,
      },
      series: rows,
    };
  },
});

function hedgedVariance({
  asset_volatility: asset,
  hedge_volatility: hedge,
  correlation,
  ratio,
}: Values): number {
  return Math.max(0, asset * asset + ratio * ratio * hedge * hedge - 2 * ratio * correlation * asset * hedge);
}
