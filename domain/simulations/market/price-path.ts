import { exp, wholePower } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, fromStart, numberParameter } from '../model.ts';

const parameters = {
  start: numberParameter('$ a coin', 'Price at the start', 100, [0.01, 100_000, 0.01]),
  days: numberParameter('count', 'Number of days', 250, [1, 1000, 1]),
  drift: numberParameter('%', 'Expected change of a day without jumps', 0, [-1, 1, 0.01]),
  volatility: numberParameter(
    '%',
    'Standard deviation of the logarithmic return of a calm day',
    1.5,
    [0, 10, 0.1],
  ),
  storm_chance: numberParameter(
    '%',
    'Chance on a calm day that a storm begins the next; 0 is always calm',
    0,
    [0, 100, 0.5],
  ),
  storm_end: numberParameter('%', 'Chance on a day of storm that it ends', 10, [0.5, 100, 0.5]),
  storm_volatility: numberParameter('×', 'How many times as wild a day of storm is', 3, [1, 5, 0.1]),
  jump_chance: numberParameter('%', 'Chance of a jump on a day', 0, [0, 100, 0.1]),
  jump_mean: numberParameter('%', 'Mean of a jump, as a logarithmic return', -10, [-50, 50, 0.5]),
  jump_deviation: numberParameter('%', 'Standard deviation of a jump', 5, [0, 30, 0.5]),
} as const;

/**
 * A geometric random walk with calm and stormy days and jumps; it predicts nothing, by construction.
 * Sources: R. C. Merton (1976), Option pricing when underlying stock returns are discontinuous, Journal of Financial
 * Economics 3, for jumps; J. D. Hamilton (1989), A new approach to the economic analysis of nonstationary time series,
 * Econometrica 57(2), for two regimes.
 */
export const pricePath = defineModel({
  name: 'price-path',
  shows:
    'What chance alone draws: calm and wild stretches, jumps and deep falls, from a price that cannot be predicted.',
  sources: [
    'R. C. Merton (1976), Option pricing when underlying stock returns are discontinuous, Journal of Financial Economics 3',
    'J. D. Hamilton (1989), A new approach to the economic analysis of nonstationary time series, Econometrica 57(2)',
  ],
  accuracy:
    'Invented, fitted to no market. One price a day, at most one jump a day; prices are not rounded to ticks.',
  parameters,
  numbers: {
    final: described('$ a coin', 'Price at the end'),
    change: described('%', 'Change from start to end'),
    volatility_measured: described('%', 'Standard deviation of the daily logarithmic returns of this run'),
    deepest_fall: described('%', 'Deepest fall from the highest price so far'),
    gain_to_recover: described('%', 'Gain that the deepest fall needs to be made good'),
    worst_day: described('%', 'Worst change of a day'),
    best_day: described('%', 'Best change of a day'),
    jumps: described('count', 'Number of jumps'),
    stormy_days: described('count', 'Days of storm'),
    rose: described('flag', 'Whether the end is above the start'),
  },
  series: {
    price: fromStart('$ a coin', 'Price before the first day and after each', 'day'),
    fall_now: fromStart('%', 'Fall from the highest price so far', 'day'),
    daily_change: forEach('%', 'Change of each day', 'day'),
    storm: forEach('flag', 'Whether the day is stormy', 'day'),
  },
  formulas: {
    mean_final: {
      ...described('$ a coin', 'Mean of the price at the end'),
      source: 'start x (e^mu (1 + lambda (e^(m + s^2 / 2) - 1)))^n, after Merton (1976)',
      meanOf: 'final',
      of: (values) => {
        const { start, days, drift, jump_chance, jump_mean: mean, jump_deviation: s } = values;
        const jump = exp(mean / 100 + (s * s) / 20_000) - 1;
        return start * wholePower(exp(drift / 100) * (1 + (jump_chance / 100) * jump), days);
      },
    },
    swing_of_all_days: {
      ...described('%', 'Typical swing over all days, when all are calm and none jumps'),
      source: 'volatility x sqrt(days)',
      of: ({ volatility, days, storm_chance, jump_chance }) =>
        storm_chance > 0 || jump_chance > 0 ? undefined : volatility * Math.sqrt(days),
    },
    mean_jumps: {
      ...described('count', 'Mean number of jumps'),
      meanOf: 'jumps',
      of: ({ days, jump_chance }) => (days * jump_chance) / 100,
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const rows = {
      price: [values.start],
      fall_now: [0],
      daily_change: [] as number[],
      storm: [] as number[],
    };
    let [price, highest, deepest, recovery] = [values.start, values.start, 0, 0];
    let [jumps, sum, squares] = [0, 0, 0];
    let stormy = false;
    for (let day = 0; day < values.days; day += 1) {
      const deviation = (values.volatility / 100) * (stormy ? values.storm_volatility : 1);
      let change = values.drift / 100 - (deviation * deviation) / 2 + deviation * random.normal();
      if (random.happens(values.jump_chance / 100)) {
        change += (values.jump_mean + values.jump_deviation * random.normal()) / 100;
        jumps += 1;
      }
      const factor = exp(change);
      price *= factor;
      highest = Math.max(highest, price);
      deepest = Math.max(deepest, 1 - price / highest);
      recovery = Math.max(recovery, highest / price - 1);
      sum += change;
      squares += change * change;
      rows.price.push(price);
      rows.fall_now.push(100 * (1 - price / highest));
      rows.daily_change.push(100 * (factor - 1));
      rows.storm.push(Number(stormy));
      stormy = random.happens((stormy ? 100 - values.storm_end : values.storm_chance) / 100);
    }
    const count = values.days;
    return {
      numbers: {
        final: price,
        change: 100 * (price / values.start - 1),
        volatility_measured:
          100 * Math.sqrt(Math.max(0, squares - (sum * sum) / count) / Math.max(1, count - 1)),
        deepest_fall: 100 * deepest,
        gain_to_recover: 100 * recovery,
        worst_day: Math.min(...rows.daily_change),
        best_day: Math.max(...rows.daily_change),
        jumps,
        stormy_days: rows.storm.reduce((total, one) => total + one, 0),
        rose: Number(price > values.start),
      },
      series: rows,
    };
  },
});
