import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  account: numberParameter('$', 'Account at the start', 20_000, [100, 1_000_000, 100]),
  target: numberParameter('%', 'Planned typical swing of a day, as a share of the account', 1, [0.1, 5, 0.1]),
  volatility: numberParameter('%', 'Volatility of a calm day', 2, [0.1, 10, 0.1]),
  storm: numberParameter('×', 'How many times as wild the storm is', 3, [1, 6, 0.1]),
  storm_from: numberParameter('count', 'First day of the storm; 0 is no storm', 100, [0, 1000, 1]),
  storm_days: numberParameter('count', 'Days of the storm', 40, [1, 500, 1]),
  days: numberParameter('count', 'Number of days', 250, [1, 1000, 1]),
  measure: {
    kind: 'choice',
    says: 'What the size follows',
    choices: {
      measured: 'the volatility measured so far, with old days fading',
      true: 'the true volatility of the day, which nobody knows',
    },
    start: 'measured',
  },
  memory: numberParameter(
    '%',
    'Weight that each day keeps from the measure of the day before',
    94,
    [50, 99, 1],
  ),
  most_leverage: numberParameter(
    '×',
    'The most that may be held for each dollar of the account',
    3,
    [0.5, 20, 0.5],
  ),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * The same asset held in fixed units and in a size that keeps the daily swing the same.
 * Source: J. P. Morgan / Reuters (1996), RiskMetrics technical document, 5.2: s2(t) = w s2(t - 1) + (1 - w) r2(t - 1),
 * with w = 0.94 for days.
 */
export const volatilitySizing = defineModel({
  name: 'volatility-sizing',
  shows:
    'How fixed units let a storm decide the risk, how size by volatility holds it, and how late a measure is.',
  sources: [
    'J. P. Morgan, Reuters (1996), RiskMetrics technical document, 5.2: exponentially weighted volatility',
  ],
  accuracy: 'Normal returns without drift, added up in percent of the account; no costs of changing size.',
  parameters,
  numbers: {
    calm_variance_fixed: described(
      'score',
      'Mean square of the daily result of fixed units in calm days, in percent squared',
    ),
    storm_variance_fixed: described('score', 'The same in the storm; 0 without one'),
    storm_variance_sized: described(
      'score',
      'Mean square of the daily result of the size by volatility in the storm; 0 without one',
    ),
    storm_swing_fixed: described(
      '%',
      'Typical daily swing of fixed units in the storm, as this run shows it',
    ),
    storm_swing_sized: described('%', 'The same of the size by volatility'),
    worst_day_fixed: described('%', 'Worst day of fixed units'),
    worst_day_sized: described('%', 'Worst day of the size by volatility'),
    deepest_fall_fixed: described('points', 'Deepest fall of fixed units from their highest sum'),
    deepest_fall_sized: described('points', 'The same of the size by volatility'),
  },
  series: {
    result_fixed: forEach('%', 'Daily result of fixed units, as a share of the account', 'day'),
    result_sized: forEach('%', 'Daily result of the size by volatility', 'day'),
    size: forEach('×', 'What is held for each dollar of the account', 'day'),
    measured_volatility: forEach('%', 'Volatility that the size follows', 'day'),
    sum_fixed: fromStart('%', 'Sum of the results of fixed units', 'day'),
    sum_sized: fromStart('%', 'Sum of the results of the size by volatility', 'day'),
  },
  formulas: {
    size_calm: {
      ...described('×', 'Size in calm days, for each dollar of the account'),
      source: 'target / volatility, at most the leverage allowed',
      of: (values) => sizeFor(values, values.volatility),
    },
    position_calm: {
      ...described('$', 'The same in dollars'),
      of: (values) => values.account * sizeFor(values, values.volatility),
    },
    size_in_storm: {
      ...described('×', 'Size in the storm, once it is known'),
      of: (values) => sizeFor(values, values.volatility * values.storm),
    },
    swing_of_fixed_in_storm: {
      ...described('%', 'Typical daily swing of fixed units in the storm'),
      of: (values) => sizeFor(values, values.volatility) * values.volatility * values.storm,
    },
    variance_of_fixed: {
      ...described('score', 'Expected square of the daily result of fixed units in calm days'),
      meanOf: 'calm_variance_fixed',
      of: (values) =>
        stormDays(values) === values.days
          ? 0
          : square(sizeFor(values, values.volatility) * values.volatility),
    },
    variance_of_fixed_in_storm: {
      ...described('score', 'The same in the storm'),
      meanOf: 'storm_variance_fixed',
      of: (values) =>
        stormDays(values) === 0
          ? 0
          : square(sizeFor(values, values.volatility) * values.volatility * values.storm),
    },
    variance_of_sized_in_storm: {
      ...described('score', 'The same of a size by the true volatility'),
      meanOf: 'storm_variance_sized',
      of: (values) => {
        if (values.measure === 'measured') return undefined;
        const wild = values.volatility * values.storm;
        return stormDays(values) === 0 ? 0 : square(sizeFor(values, wild) * wild);
      },
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const rows = {
      result_fixed: [] as number[],
      result_sized: [] as number[],
      size: [] as number[],
      measured_volatility: [] as number[],
      sum_fixed: [0],
      sum_sized: [0],
    };
    const fixed = sizeFor(values, values.volatility);
    const weight = values.memory / 100;
    let variance = square(values.volatility);
    const squares = { calmFixed: 0, stormFixed: 0, stormSized: 0 };
    let [sumFixed, sumSized] = [0, 0];
    for (let day = 1; day <= values.days; day += 1) {
      const stormy = isStormy(values, day);
      const wildness = values.volatility * (stormy ? values.storm : 1);
      const followed = values.measure === 'true' ? wildness : Math.sqrt(variance);
      const size = sizeFor(values, followed);
      const change = wildness * random.normal();
      variance = weight * variance + (1 - weight) * change * change;
      if (stormy) {
        squares.stormFixed += square(fixed * change);
        squares.stormSized += square(size * change);
      } else squares.calmFixed += square(fixed * change);
      sumFixed += fixed * change;
      sumSized += size * change;
      rows.result_fixed.push(fixed * change);
      rows.result_sized.push(size * change);
      rows.size.push(size);
      rows.measured_volatility.push(followed);
      rows.sum_fixed.push(sumFixed);
      rows.sum_sized.push(sumSized);
    }
    const storm = Math.max(1, stormDays(values));
    return {
      numbers: {
        calm_variance_fixed: squares.calmFixed / Math.max(1, values.days - stormDays(values)),
        storm_variance_fixed: squares.stormFixed / storm,
        storm_variance_sized: squares.stormSized / storm,
        storm_swing_fixed: Math.sqrt(squares.stormFixed / storm),
        storm_swing_sized: Math.sqrt(squares.stormSized / storm),
        worst_day_fixed: Math.min(...rows.result_fixed),
        worst_day_sized: Math.min(...rows.result_sized),
        deepest_fall_fixed: deepestFall(rows.sum_fixed),
        deepest_fall_sized: deepestFall(rows.sum_sized),
      },
      series: rows,
    };
  },
});

function sizeFor({ target, most_leverage }: Values, volatility: number): number {
  return Math.min(most_leverage, target / volatility);
}

function isStormy({ storm_from: from, storm_days: count }: Values, day: number): boolean {
  return from > 0 && day >= from && day < from + count;
}

function stormDays({ storm_from: from, storm_days: count, days }: Values): number {
  return from === 0 || from > days ? 0 : Math.min(count, days - from + 1);
}

/** The deepest fall of a row of sums from its highest so far, in its own unit. */
function deepestFall(sums: readonly number[]): number {
  let [highest, deepest] = [Number.NEGATIVE_INFINITY, 0];
  for (const sum of sums) {
    highest = Math.max(highest, sum);
    deepest = Math.max(deepest, highest - sum);
  }
  return deepest;
}

function square(value: number): number {
  return value * value;
}
