import { normalQuantile } from '../../kernel/normal-distribution.ts';
import { wholePower } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { chanceOfStreak } from './chance-of-streak.ts';
import { defineModel, described, forEach, fromStart, numberParameter, type ValuesOf } from '../model.ts';
import { playTrades, type TradeRules } from './play-trades.ts';

const risk = numberParameter(
  '%',
  'Share of the account risked on a trade: what a full loss of 1 R costs',
  1,
  [0, 20, 0.05],
);

const parameters = {
  account: numberParameter('$', 'Account at the start', 10_000, [100, 1_000_000, 100]),
  win_chance: numberParameter('%', 'Chance that a trade wins', 45, [0, 100, 0.5]),
  payoff: numberParameter('R', 'What a winner earns before costs', 1.5, [0.1, 5, 0.05]),
  cost: numberParameter('R', 'What a round trip costs', 0, [0, 1, 0.01]),
  jump_chance: numberParameter(
    '%',
    'Share of the losses in which the price jumps past the stop',
    0,
    [0, 100, 0.5],
  ),
  jump_loss: numberParameter('R', 'What such a loss takes before costs', 2.5, [1, 20, 0.5]),
  trades: numberParameter('count', 'Number of trades', 100, [1, 1000, 1]),
  risk,
  sizing: {
    kind: 'choice',
    says: 'What the risk is a share of',
    choices: {
      current: 'the account as it stands',
      start: 'the account at the start: the same money each time',
      doubled: 'the account at the start, doubled after each loss until a win',
    },
    start: 'current',
  },
  trades_a_day: numberParameter('count', 'Trades of a day', 2, [1, 20, 1]),
  correlation: numberParameter(
    'score',
    'Correlation of what decides the trades of one day; 0 is none',
    0,
    [0, 1, 0.05],
  ),
  day_limit: numberParameter(
    'R',
    'Loss of a day after which no more is traded that day; 0 is none',
    0,
    [0, 20, 0.5],
  ),
  week_limit: numberParameter(
    '%',
    'Loss of a week, as a share of the account at its start, after which it ends; 0 is none',
    0,
    [0, 50, 0.5],
  ),
  days_a_week: numberParameter('count', 'Days of a week on which trades are offered', 5, [1, 7, 1]),
  month_limit: numberParameter(
    '%',
    'Loss of a month, as a share of the account at its start, after which it ends; 0 is none',
    0,
    [0, 50, 0.5],
  ),
  days_a_month: numberParameter('count', 'Days of a month on which trades are offered', 21, [1, 31, 1]),
  floor: {
    kind: 'choice',
    says: 'The balance at which the account is closed',
    choices: {
      none: 'none: trading goes on as long as there is money',
      fixed: 'a fixed distance below the start',
      trailing: 'the same distance below the highest balance at the end of a day',
    },
    start: 'none',
  },
  floor_distance: numberParameter(
    '%',
    'Distance of the floor, as a share of the account at the start',
    10,
    [0.5, 100, 0.5],
  ),
  fall: numberParameter('%', 'The fall from the highest balance that is watched for', 30, [1, 99, 1]),
  streak: numberParameter('count', 'The losses in a row that are watched for', 8, [1, 50, 1]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * Trades that win `payoff` R or lose 1 R, or `jump_loss` R after a jump, less costs, sized by a rule, under limits.
 * Sources: V. Tharp (2006), Trade your way to financial freedom, for R; W. Feller (1968), An introduction to probability
 * theory and its applications, volume 1, XIII.7, for runs and XIV.2 for ruin.
 */
export const rTrades = defineModel({
  name: 'r-trades',
  shows:
    'What win rate, payoff, cost and size come to over many trades: streaks, falls, floors, and how little a mean shows.',
  sources: [
    'V. Tharp (2006), Trade your way to financial freedom: results in multiples of the risk',
    'W. Feller (1968), An introduction to probability theory and its applications 1, XIII.7 (runs) and XIV.2 (ruin)',
  ],
  accuracy:
    'A trade ends at its target, at its stop, or after a jump at one price beyond it; trades follow one another. A loss can take no more than the account.',
  parameters,
  numbers: {
    final: described('$', 'Account at the end'),
    taken: described('count', 'Trades that were taken'),
    mean_r: described('R', 'Mean result of the trades taken'),
    deviation_r: described('R', 'Standard deviation of the trades taken'),
    deepest_fall: described('%', 'Deepest fall from the highest balance so far'),
    longest_streak: described('count', 'Most losses in a row'),
    worst_day: described('R', 'Worst day'),
    worst_week: described('%', 'Worst week, as a share of the account at its start'),
    worst_month: described('%', 'Worst month, as a share of the account at its start'),
    had_streak: described('flag', 'Whether the watched number of losses in a row came'),
    had_fall: described('flag', 'Whether the watched fall came'),
    closed: described('flag', 'Whether the account fell to its floor, or nothing is left'),
    lost: described('flag', 'Whether less is left than there was at the start'),
  },
  series: {
    balance: fromStart('$', 'Account before the first trade and after each', 'trade'),
    floor_level: fromStart('$', 'The floor then; 0 without one', 'trade'),
    fall_now: fromStart('%', 'Fall from the highest balance so far', 'trade'),
    result: forEach('R', 'Result of each trade after costs; 0 for one that was not taken', 'trade'),
    running_mean: forEach('R', 'Mean of the trades taken so far', 'trade'),
    interval_low: forEach('R', 'Lower end of its 95% interval: mean - 1.96 standard errors', 'trade'),
    interval_high: forEach('R', 'Upper end of its 95% interval', 'trade'),
  },
  formulas: {
    expectancy: {
      ...described('R', 'Expected result of a trade'),
      source: 'p b - (1 - p) m - c, where a loss takes m = 1 + j (l - 1) on average',
      meanOf: 'mean_r',
      of: (values) => (isFree(values) ? expectancy(values) : undefined),
    },
    deviation: {
      ...described('R', 'Standard deviation of a trade'),
      source: 'sqrt((1 - p) (p (b + m)^2 + j (1 - j) (l - 1)^2))',
      of: deviation,
    },
    standard_error: {
      ...described('R', 'Standard error of the mean of all trades'),
      source: 'deviation / sqrt(n)',
      of: (values) => deviation(values) / Math.sqrt(values.trades),
    },
    break_even: {
      ...described('%', 'Win rate at which nothing is gained or lost'),
      source: '(m + c) / (m + b)',
      of: (values) => (100 * (meanLoss(values) + values.cost)) / (meanLoss(values) + values.payoff),
    },
    mean_final: {
      ...described('$', 'Mean of the account at the end'),
      source:
        'account (1 + n risk expectancy) for the same money each time, account (1 + risk expectancy)^n for a share',
      meanOf: 'final',
      of: (values) => {
        const { account, risk, trades, sizing } = values;
        const gain = (risk * expectancy(values)) / 100;
        if (!isFree(values) || (sizing === 'current' && values.correlation > 0)) return undefined;
        return account * (sizing === 'start' ? 1 + trades * gain : wholePower(1 + gain, trades));
      },
    },
    chance_of_streak: {
      ...described('flag', 'Chance that the watched number of losses in a row comes'),
      source: 'Feller (1968), XIII.7, worked out exactly from trade to trade',
      meanOf: 'had_streak',
      of: (values) =>
        isFree(values)
          ? chanceOfStreak(1 - values.win_chance / 100, values.streak, values.trades)
          : undefined,
    },
  },
  run: (values, seed) => played(values, seed, values.trades, () => values.risk),
  game: {
    choice: risk,
    play(values, seed, choices) {
      const count = Math.min(choices.length, values.trades);
      const { over, ...outcome } = played(values, seed, count, (trade) => choices[trade] ?? 0, true);
      return { ...outcome, over: over || count >= values.trades };
    },
  },
});

/** Whether no limit can keep a trade from being taken, and the account cannot be used up. */
function isFree(values: Values): boolean {
  const { day_limit, week_limit, month_limit, floor, sizing, risk, trades, cost } = values;
  const most = (values.jump_chance > 0 ? values.jump_loss : 1) + cost;
  const isSafe = sizing === 'current' ? risk * most < 100 : (trades * risk * most) / 100 < 1;
  return (
    day_limit === 0 &&
    week_limit === 0 &&
    month_limit === 0 &&
    floor === 'none' &&
    isSafe &&
    sizing !== 'doubled'
  );
}

/** What a loss takes on average, with the jumps, in R before costs. */
function meanLoss({ jump_chance, jump_loss }: Values): number {
  return 1 + (jump_chance * (jump_loss - 1)) / 100;
}

function expectancy(values: Values): number {
  const { win_chance, payoff, cost } = values;
  return (win_chance * payoff - (100 - win_chance) * meanLoss(values)) / 100 - cost;
}

function deviation(values: Values): number {
  const [wins, jumps] = [values.win_chance / 100, values.jump_chance / 100];
  const [between, within] = [values.payoff + meanLoss(values), values.jump_loss - 1];
  return Math.sqrt((1 - wins) * (wins * between * between + jumps * (1 - jumps) * within * within));
}

function played(
  values: Values,
  seed: number,
  count: number,
  riskOf: (trade: number) => number,
  stopsWhenClosed = false,
) {
  const rules: TradeRules = {
    ...values,
    riskOf,
    stopsWhenClosed,
    drawWin: winsFrom(values, seed),
    drawLoss: lossesFrom(values, seed),
  };
  return playTrades(rules, count);
}

/**
 * Draws one trade after the other. Those of a day may share a normal factor, which leaves the chance of each as it is
 * (a Gaussian copula).
 */
function winsFrom({ win_chance, correlation, trades_a_day }: Values, seed: number): () => boolean {
  const random = RandomSource.from(seed);
  if (correlation === 0 || win_chance === 0 || win_chance === 100)
    return () => random.happens(win_chance / 100);
  const limit = normalQuantile(win_chance / 100);
  let [trade, common] = [0, 0];
  return () => {
    if (trade % trades_a_day === 0) common = Math.sqrt(correlation) * random.normal();
    trade += 1;
    return common + Math.sqrt(1 - correlation) * random.normal() < limit;
  };
}

/** Seed of the jumps beside that of the wins, so that the same trades win with and without them. */
const JUMPS = 0x9e3779b9;

/** Draws what one trade after the other would take if it lost, in R before costs. */
function lossesFrom({ jump_chance, jump_loss }: Values, seed: number): () => number {
  if (jump_chance === 0) return () => 1;
  const random = RandomSource.from(seed + JUMPS);
  return () => (random.happens(jump_chance / 100) ? jump_loss : 1);
}
