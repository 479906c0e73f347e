import { normalCdf, normalDensity, normalQuantile } from '../../kernel/normal-distribution.ts';
import { ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  days: numberParameter('count', 'Days from which the figures are computed', 200, [20, 1000, 1]),
  later_days: numberParameter('count', 'Days after them, on which breaches are counted', 250, [1, 1000, 1]),
  deviation: numberParameter('%', 'Standard deviation of the result of a day', 1.5, [0.1, 10, 0.1]),
  tails: {
    kind: 'choice',
    says: 'How results are distributed',
    choices: {
      normal: 'by the normal curve',
      fat: "by Student's t with the same standard deviation: fat tails",
    },
    start: 'normal',
  },
  freedom: numberParameter(
    'count',
    'Degrees of freedom of fat tails, an even number: 4 is very fat, 30 nearly normal',
    4,
    [4, 30, 2],
  ),
  level: numberParameter('%', 'Confidence of value at risk and expected shortfall', 95, [90, 99.5, 0.5]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * Daily results, the value at risk and expected shortfall read from them, and the breaches that follow.
 * Sources: C. Acerbi and D. Tasche (2002), On the coherence of expected shortfall, Journal of Banking and Finance 26(7);
 * M. Abramowitz and I. Stegun (1964), Handbook of mathematical functions, 26.7.4, for Student's t with an even number of
 * degrees of freedom; Basel Committee (1996), Supervisory framework for the use of backtesting, for counting breaches.
 */
export const tailDays = defineModel({
  name: 'tail-days',
  shows:
    'Where value at risk stands, how bad the days beyond it are, and how fat tails break a limit that looked safe.',
  sources: [
    'C. Acerbi, D. Tasche (2002), On the coherence of expected shortfall, Journal of Banking and Finance 26(7)',
    'M. Abramowitz, I. Stegun (1964), Handbook of mathematical functions, 26.7.4',
    'Basel Committee on Banking Supervision (1996), Supervisory framework for the use of backtesting',
  ],
  accuracy: 'Days are independent and alike: no clusters of wild days. Losses are shown as positive numbers.',
  parameters,
  numbers: {
    value_at_risk: described(
      '%',
      'Smallest of the worst days: the loss of the k-th worst of n, k = n (1 - level), at least 1, rounded',
    ),
    expected_shortfall: described('%', 'Mean loss of these worst days'),
    worst_day: described('%', 'Loss of the worst day'),
    deviation_measured: described('%', 'Standard deviation of the days'),
    breaches_of_normal: described(
      'count',
      'Later days that lost more than the value at risk of the normal curve',
    ),
    breaches_of_measured: described(
      'count',
      'Later days that lost more than the value at risk read from the days',
    ),
    extreme_days: described('count', 'Days that lost more than four standard deviations'),
  },
  series: {
    result: forEach('%', 'Result of each day', 'day'),
    later_result: forEach('%', 'Result of each day after them', 'day'),
    losses: forEach(
      '%',
      'Losses of the worst days, worst first, that the expected shortfall is the mean of',
      'day',
    ),
  },
  formulas: {
    normal_value_at_risk: {
      ...described('%', 'Value at risk of the normal curve with this standard deviation'),
      source: 's N^-1(level)',
      of: normalValueAtRisk,
    },
    normal_expected_shortfall: {
      ...described('%', 'Expected shortfall of the normal curve'),
      source: 'Acerbi and Tasche (2002): s n(z) / (1 - level)',
      of: ({ deviation, level }) =>
        (deviation * normalDensity(normalQuantile(level / 100))) / (1 - level / 100),
    },
    expected_breaches: {
      ...described('count', 'Breaches that the level promises in the later days'),
      source: 'n (1 - level)',
      of: ({ later_days, level }) => later_days * (1 - level / 100),
    },
    mean_breaches: {
      ...described('count', 'Breaches of the value at risk of the normal curve that really come on average'),
      source: 'Abramowitz and Stegun (1964), 26.7.4',
      meanOf: 'breaches_of_normal',
      of: (values) => values.later_days * chanceBelow(values, -normalValueAtRisk(values)),
    },
    mean_extreme_days: {
      ...described('count', 'Days beyond four standard deviations that come on average'),
      meanOf: 'extreme_days',
      of: (values) => values.days * chanceBelow(values, -4 * values.deviation),
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { days, later_days, deviation, level } = values;
    const draw = () =>
      deviation * (values.tails === 'normal' ? random.normal() : student(random, values.freedom));
    const result = Array.from({ length: days }, draw);
    const later = Array.from({ length: later_days }, draw);
    const worst = Math.max(1, Math.round(days * (1 - level / 100)));
    const losses = [...result]
      .sort((a, b) => a - b)
      .slice(0, worst)
      .map((value) => -value);
    const valueAtRisk = losses.at(-1) ?? 0;
    const normalLimit = normalValueAtRisk(values);
    const mean = result.reduce((sum, value) => sum + value, 0) / days;
    const squares = result.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
    return {
      numbers: {
        value_at_risk: valueAtRisk,
        expected_shortfall: losses.reduce((sum, loss) => sum + loss, 0) / worst,
        worst_day: losses[0] ?? 0,
        deviation_measured: Math.sqrt(squares / (days - 1)),
        breaches_of_normal: later.filter((value) => -value > normalLimit).length,
        breaches_of_measured: later.filter((value) => -value > valueAtRisk).length,
        extreme_days: result.filter((value) => value < -4 * deviation).length,
      },
      series: { result, later_result: later, losses },
    };
  },
});

function normalValueAtRisk({ deviation, level }: Values): number {
  return deviation * normalQuantile(level / 100);
}

/** Student's t with an even number of degrees of freedom, scaled to a standard deviation of 1. */
function student(random: RandomSource, freedom: number): number {
  let halfChiSquare = 0;
  for (let pair = 0; pair < freedom / 2; pair += 1) halfChiSquare -= ln(random.uniform());
  return random.normal() * Math.sqrt((freedom - 2) / (2 * halfChiSquare));
}

/** The chance (0 to 1) that a day ends below `value`. */
function chanceBelow({ tails, freedom, deviation }: Values, value: number): number {
  if (tails === 'normal') return normalCdf(value / deviation);
  return studentCdf((value / deviation) * Math.sqrt(freedom / (freedom - 2)), freedom);
}

/**
 * The chance (0 to 1) that Student's t stays below `value`. Abramowitz and Stegun (1964), 26.7.4.
 * @param freedom an even number
 */
export function studentCdf(value: number, freedom: number): number {
  const cosineSquared = freedom / (freedom + value * value);
  let [term, sum] = [1, 1];
  for (let k = 2; k <= freedom - 2; k += 2) {
    term *= ((k - 1) / k) * cosineSquared;
    sum += term;
  }
  return (1 + Math.sign(value) * Math.sqrt(1 - cosineSquared) * sum) / 2;
}
