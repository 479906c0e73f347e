import { exp, ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import {
  defineModel,
  described,
  forEach,
  numberParameter,
  type ListParameter,
  type ValuesOf,
} from '../model.ts';

const chances: ListParameter = {
  kind: 'list',
  says: 'True chances of what is forecast; each forecast is about one of them, drawn evenly',
  unit: '%',
  from: 1,
  to: 99,
  least: 1,
  most: 20,
  start: [50, 60, 70, 80, 90],
};

const parameters = {
  forecasts: numberParameter('count', 'Number of forecasts', 200, [1, 2000, 1]),
  chances,
  sureness: numberParameter(
    '×',
    'How many times too large the stated odds are, as a power: 1 is calibrated, more is overconfident, less timid',
    1,
    [0, 4, 0.05],
  ),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * A forecaster who knows the true chance p and states q with odds(q) = odds(p)^sureness.
 * Sources: G. W. Brier (1950), Verification of forecasts expressed in terms of probability, Monthly Weather Review 78(1),
 * for the score (q - outcome)^2; A. H. Murphy (1973), A new vector partition of the probability score, Journal of Applied
 * Meteorology 12(4), for its parts: expected score = mean p (1 - p) + mean (q - p)^2.
 */
export const forecasts = defineModel({
  name: 'forecasts',
  shows:
    'What calibration is: how often the things come true that somebody calls 70% sure, and what overconfidence costs.',
  sources: [
    'G. W. Brier (1950), Verification of forecasts expressed in terms of probability, Monthly Weather Review 78(1)',
    'A. H. Murphy (1973), A new vector partition of the probability score, Journal of Applied Meteorology 12(4)',
  ],
  accuracy:
    'One kind of miscalibration, the same for all forecasts; the forecaster tells the true chances apart without error.',
  parameters,
  numbers: {
    brier: described('score', 'Mean Brier score: 0 is perfect, 0.25 what always saying 50% gets'),
    calibration: described(
      'score',
      'Part of it that miscalibration costs: mean square between stated and observed share, by level',
    ),
    mean_stated: described('%', 'Mean of the stated chances'),
    share_true: described('%', 'Share that came true'),
    overconfidence: described('points', 'Mean stated chance less share that came true'),
    wrong_when_surest: described('count', 'Forecasts at the highest stated chance that did not come true'),
  },
  series: {
    level_stated: forEach('%', 'Stated chances, as the list of true ones stands', 'level'),
    level_count: { ...described('count', 'Forecasts at this level'), over: { series: 'level_stated' } },
    level_observed: {
      ...described('%', 'Share of them that came true; the true chance where there are none'),
      over: { series: 'level_stated' },
    },
    stated: forEach('%', 'Stated chance of each forecast', 'forecast'),
    came_true: forEach('flag', 'Whether it came true', 'forecast'),
    running_brier: forEach('score', 'Mean Brier score so far', 'forecast'),
  },
  formulas: {
    expected_brier: {
      ...described('score', 'Expected Brier score of this forecaster'),
      source: 'Murphy (1973): mean p (1 - p) + mean (q - p)^2',
      meanOf: 'brier',
      of: (values) =>
        mean(values.chances, (p) => (p / 100) * (1 - p / 100) + square((stated(values, p) - p) / 100)),
    },
    calibrated_brier: {
      ...described('score', 'The best score that anybody can expect here, by stating the true chances'),
      source: 'mean p (1 - p)',
      of: ({ chances }) => mean(chances, (p) => (p / 100) * (1 - p / 100)),
    },
    expected_overconfidence: {
      ...described('points', 'Expected overconfidence'),
      meanOf: 'overconfidence',
      of: (values) => mean(values.chances, (p) => stated(values, p) - p),
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const levels = values.chances.map((chance) => ({
      chance,
      stated: stated(values, chance),
      count: 0,
      right: 0,
    }));
    const rows = { stated: [] as number[], came_true: [] as number[], running_brier: [] as number[] };
    let [score, statedSum, right] = [0, 0, 0];
    for (let made = 1; made <= values.forecasts; made += 1) {
      const level = levels[random.below(levels.length)];
      if (level === undefined) break;
      const cameTrue = Number(random.happens(level.chance / 100));
      const error = level.stated / 100 - cameTrue;
      score += error * error;
      statedSum += level.stated;
      right += cameTrue;
      level.count += 1;
      level.right += cameTrue;
      rows.stated.push(level.stated);
      rows.came_true.push(cameTrue);
      rows.running_brier.push(score / made);
    }
    const count = values.forecasts;
    const surest = Math.max(...rows.stated);
    return {
      numbers: {
        brier: score / count,
        calibration: levels.reduce((sum, level) => sum + miss(level) / count, 0),
        mean_stated: statedSum / count,
        share_true: (100 * right) / count,
        overconfidence: (statedSum - 100 * right) / count,
        wrong_when_surest: rows.stated.filter((one, place) => one === surest && rows.came_true[place] === 0)
          .length,
      },
      series: {
        level_stated: levels.map((level) => level.stated),
        level_count: levels.map((level) => level.count),
        level_observed: levels.map(({ chance, count, right }) =>
          count === 0 ? chance : (100 * right) / count,
        ),
        ...rows,
      },
    };
  },
});

/** Count times the square between stated and observed share of one level. */
function miss({
  stated,
  count,
  right,
}: {
  readonly stated: number;
  readonly count: number;
  readonly right: number;
}): number {
  if (count === 0) return 0;
  const distance = stated / 100 - right / count;
  return count * distance * distance;
}

function stated({ sureness }: Pick<Values, 'sureness'>, chance: number): number {
  if (sureness === 1) return chance;
  return 100 / (1 + exp(sureness * ln((100 - chance) / chance)));
}

function mean(chances: readonly number[], of: (chance: number) => number): number {
  return chances.reduce((sum, chance) => sum + of(chance), 0) / chances.length;
}

function square(value: number): number {
  return value * value;
}
