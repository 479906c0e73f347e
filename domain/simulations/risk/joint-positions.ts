import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  positions: numberParameter('count', 'Number of positions', 4, [1, 20, 1]),
  swing: numberParameter(
    '%',
    'Typical swing (standard deviation) of each position on a calm day, as a share of the account',
    1,
    [0.1, 10, 0.1],
  ),
  correlation: numberParameter(
    'score',
    'Correlation of every two positions on a calm day',
    0.3,
    [0, 1, 0.05],
  ),
  crisis_correlation: numberParameter('score', 'Correlation in the crisis', 0.8, [0, 1, 0.05]),
  crisis_swing: numberParameter('×', 'How many times as large the swings are in the crisis', 1, [1, 5, 0.1]),
  days: numberParameter('count', 'Number of days', 250, [2, 1000, 1]),
  crisis_from: numberParameter('count', 'First day of the crisis; 0 is no crisis', 0, [0, 1000, 1]),
  crisis_days: numberParameter('count', 'Days of the crisis', 40, [1, 1000, 1]),
  window: numberParameter('count', 'Days over which correlation is measured', 20, [5, 100, 1]),
  stop_risk: numberParameter(
    '%',
    'Loss of each position at its stop, as a share of the account',
    1,
    [0, 10, 0.1],
  ),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * Positions whose results share one common factor: r = swing (sqrt(rho) m + sqrt(1 - rho) e).
 * Source: H. Markowitz (1952), Portfolio selection, Journal of Finance 7(1), for the variance of a sum.
 */
export const jointPositions = defineModel({
  name: 'joint-positions',
  shows:
    'How the joint swing of several positions grows with their correlation, and jumps when a crisis ties them together.',
  sources: ['H. Markowitz (1952), Portfolio selection, Journal of Finance 7(1): variance of a sum'],
  accuracy: 'Normal results from one common factor, the same correlation for every pair; no fat tails.',
  parameters,
  numbers: {
    variance: described(
      'score',
      'Mean square of the joint result of a calm day, in percent squared; 0 without calm days',
    ),
    crisis_variance: described('score', 'The same for the days of the crisis; 0 without one'),
    joint_swing: described('%', 'Square root of `variance`: the typical joint swing as this run shows it'),
    worst_day: described('%', 'Worst joint result of a day'),
    total: described('%', 'Sum of the joint results'),
  },
  series: {
    first: forEach('%', 'Result of the first position', 'day'),
    second: forEach('%', 'Result of the second position; 0 when there is one', 'day'),
    joint: forEach('%', 'Joint result of all positions', 'day'),
    measured_correlation: forEach(
      'score',
      'Correlation of the first two over the window that ends here; 0 before it is full',
      'day',
    ),
    expected_swing: forEach('%', 'Typical joint swing of this day', 'day'),
  },
  formulas: {
    calm_variance: {
      ...described('score', 'Expected square of the joint result of a calm day'),
      source: 'Markowitz (1952): k s^2 + k (k - 1) rho s^2',
      meanOf: 'variance',
      of: (values) => (calmDays(values) === 0 ? 0 : variance(values, false)),
    },
    variance_in_crisis: {
      ...described('score', 'The same in the crisis'),
      meanOf: 'crisis_variance',
      of: (values) => (calmDays(values) === values.days ? 0 : variance(values, true)),
    },
    calm_swing: {
      ...described('%', 'Typical joint swing of a calm day'),
      source: 's sqrt(k + k (k - 1) rho)',
      of: (values) => Math.sqrt(variance(values, false)),
    },
    swing_in_crisis: {
      ...described('%', 'The same in the crisis'),
      of: (values) => Math.sqrt(variance(values, true)),
    },
    planned_loss: {
      ...described('%', 'Loss if every stop is hit, the same for every correlation'),
      of: ({ positions, stop_risk }) => positions * stop_risk,
    },
    independent_bets: {
      ...described('score', 'How many independent positions spread as much'),
      source: 'k / (1 + (k - 1) rho)',
      of: ({ positions, correlation }) => positions / (1 + (positions - 1) * correlation),
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { positions, swing, days, window } = values;
    const rows = {
      first: [] as number[],
      second: [] as number[],
      joint: [] as number[],
      measured_correlation: [] as number[],
      expected_swing: [] as number[],
    };
    let [calm, crisis] = [0, 0];
    for (let day = 1; day <= days; day += 1) {
      const inCrisis = isCrisis(values, day);
      const rho = inCrisis ? values.crisis_correlation : values.correlation;
      const size = inCrisis ? swing * values.crisis_swing : swing;
      const common = Math.sqrt(rho) * random.normal();
      const own = Math.sqrt(1 - rho);
      let [first, second, joint] = [0, 0, 0];
      for (let position = 0; position < positions; position += 1) {
        const result = size * (common + own * random.normal());
        if (position === 0) first = result;
        if (position === 1) second = result;
        joint += result;
      }
      if (inCrisis) crisis += joint * joint;
      else calm += joint * joint;
      rows.first.push(first);
      rows.second.push(second);
      rows.joint.push(joint);
      rows.measured_correlation.push(day < window ? 0 : correlation(rows.first, rows.second, day - window));
      rows.expected_swing.push(Math.sqrt(variance(values, inCrisis)));
    }
    const calmCount = calmDays(values);
    const calmVariance = calmCount === 0 ? 0 : calm / calmCount;
    return {
      numbers: {
        variance: calmVariance,
        crisis_variance: calmCount === days ? 0 : crisis / (days - calmCount),
        joint_swing: Math.sqrt(calmVariance),
        worst_day: Math.min(...rows.joint),
        total: rows.joint.reduce((sum, result) => sum + result, 0),
      },
      series: rows,
    };
  },
});

function isCrisis({ crisis_from: from, crisis_days: count }: Values, day: number): boolean {
  return from > 0 && day >= from && day < from + count;
}

function calmDays(values: Values): number {
  const { days, crisis_from: from, crisis_days: count } = values;
  return from === 0 || from > days ? days : days - Math.min(count, days - from + 1);
}

function variance(values: Values, inCrisis: boolean): number {
  const rho = inCrisis ? values.crisis_correlation : values.correlation;
  const size = inCrisis ? values.swing * values.crisis_swing : values.swing;
  return size * size * values.positions * (1 + (values.positions - 1) * rho);
}

/** Pearson's correlation of two rows of the same length, from a place on; 0 where one of them never changes. */
export function correlation(first: readonly number[], second: readonly number[], from = 0): number {
  const count = first.length - from;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let place = from; place < first.length; place += 1) {
    const [a, b] = [first[place] ?? 0, second[place] ?? 0];
    sumA += a;
    sumB += b;
    squaresA += a * a;
    squaresB += b * b;
    products += a * b;
  }
  const spreads = (squaresA - (sumA * sumA) / count) * (squaresB - (sumB * sumB) / count);
  return spreads <= 0 ? 0 : (products - (sumA * sumB) / count) / Math.sqrt(spreads);
}
