import { ln, wholePower } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const stake = numberParameter('%', 'Share of the wealth staked on each flip', 20, [0, 100, 0.5]);

const parameters = {
  start: numberParameter('$', 'Money at the start', 25, [1, 100_000, 1]),
  win_chance: numberParameter('%', 'Chance that a bet wins', 60, [1, 99, 0.5]),
  payoff: numberParameter(
    '×',
    'What a won bet earns for each dollar staked; 1 is even money',
    1,
    [0.1, 5, 0.1],
  ),
  flips: numberParameter('count', 'Number of flips', 100, [1, 300, 1]),
  stake,
  cap: numberParameter(
    '$',
    'The most that is paid out; reaching it ends the game. 0 is no cap',
    0,
    [0, 1_000_000, 1],
  ),
};

type Values = ValuesOf<typeof parameters>;

/** Less than this cannot be staked: somebody who has no cent left is out of the game. */
const CENT = 0.01;

/**
 * Bets on a biased coin, the wealth multiplied at each flip by 1 + f b or by 1 - f.
 * Sources: V. Haghani and R. Dewey (2016), Rational decision-making under uncertainty: observed betting patterns on a
 * biased coin (the game: $25, 60%, at most $250); J. L. Kelly (1956), A new interpretation of information rate, Bell
 * System Technical Journal 35, for the best share f = p - (1 - p) / b.
 */
export const coinBets = defineModel({
  name: 'coin-bets',
  shows:
    'How the share staked decides what an edge comes to: too little is slow, too much ruins in spite of the edge.',
  sources: [
    'V. Haghani, R. Dewey (2016), Rational decision-making under uncertainty: observed betting patterns on a biased coin',
    'J. L. Kelly (1956), A new interpretation of information rate, Bell System Technical Journal 35(4)',
  ],
  accuracy:
    'Wealth is not rounded to cents. In a run the same share is staked to the end; a game ends below one cent or at the cap.',
  parameters,
  numbers: {
    final: described('$', 'Money at the end'),
    wins: described('count', 'Flips won'),
    lowest: described('$', 'The least there was at any time'),
    deepest_fall: described('%', 'Deepest fall from the highest wealth so far'),
    growth: described('%', 'Mean logarithmic growth of a flip; where nothing is left, that to one cent'),
    broke: described('flag', 'Whether less than a cent is left'),
    capped: described('flag', 'Whether the cap was reached'),
    doubled: described('flag', 'Whether at least twice the start is there at the end'),
  },
  series: {
    wealth: fromStart('$', 'Money before the first flip and after each', 'flip'),
    won: forEach('flag', 'Whether each flip was won', 'flip'),
  },
  formulas: {
    edge: {
      says: 'Expected gain of a bet as a share of the stake',
      unit: '%',
      of: ({ win_chance, payoff }) => win_chance * payoff - (100 - win_chance),
    },
    kelly: {
      says: 'The share of wealth that lets it grow fastest',
      unit: '%',
      source: 'Kelly (1956): f = p - (1 - p) / b, and 0 without an edge',
      of: ({ win_chance, payoff }) => Math.max(0, win_chance - (100 - win_chance) / payoff),
    },
    growth_expected: {
      says: 'Expected logarithmic growth of a flip at this stake',
      unit: '%',
      source: 'Kelly (1956): g = p ln(1 + f b) + (1 - p) ln(1 - f)',
      meanOf: 'growth',
      of: (values) => (values.cap > 0 || values.stake === 100 ? undefined : expectedGrowth(values)),
    },
    mean_final: {
      says: 'Mean of the money at the end; few reach it when the stake is large',
      unit: '$',
      source: 'start x (1 + f (p b - (1 - p)))^n',
      meanOf: 'final',
      of: (values) => {
        const { start, win_chance, payoff, flips, stake, cap } = values;
        const gain = (stake / 100) * ((win_chance * payoff - (100 - win_chance)) / 100);
        return cap > 0 ? undefined : start * wholePower(1 + gain, flips);
      },
    },
  },
  run(values, seed) {
    return flipCoins(values, seed, values.flips, () => values.stake);
  },
  game: {
    choice: stake,
    play(values, seed, choices) {
      const played = flipCoins(
        values,
        seed,
        Math.min(choices.length, values.flips),
        (flip) => choices[flip] ?? 0,
        true,
      );
      const { wealth } = played.series;
      const over = wealth.length > values.flips || played.numbers.broke === 1 || played.numbers.capped === 1;
      return { ...played, over };
    },
  },
});

function expectedGrowth({ win_chance, payoff, stake }: Values): number {
  const share = stake / 100;
  return win_chance * ln(1 + share * payoff) + (100 - win_chance) * ln(1 - share);
}

/** @param stopsEarly whether nothing follows once everything is lost or the cap is reached; else the wealth stays there */
function flipCoins(
  { start, win_chance, payoff, cap }: Values,
  seed: number,
  flips: number,
  stakeOf: (flip: number) => number,
  stopsEarly = false,
) {
  const random = RandomSource.from(seed);
  const wealth = [start];
  const won: number[] = [];
  let money = start;
  let highest = start;
  let lowest = start;
  let deepest = 0;
  let capped = cap > 0 && start >= cap;
  for (let flip = 0; flip < flips; flip += 1) {
    if (stopsEarly && (capped || money < CENT)) break;
    const isWon = random.happens(win_chance / 100);
    const staked = capped ? 0 : (money * stakeOf(flip)) / 100;
    money += isWon ? staked * payoff : -staked;
    if (cap > 0 && money >= cap) {
      money = cap;
      capped = true;
    }
    highest = Math.max(highest, money);
    lowest = Math.min(lowest, money);
    deepest = Math.max(deepest, 1 - money / highest);
    wealth.push(money);
    won.push(Number(isWon));
  }
  return {
    numbers: {
      final: money,
      wins: won.reduce((sum, one) => sum + one, 0),
      lowest,
      deepest_fall: 100 * deepest,
      growth: won.length === 0 ? 0 : (100 * ln((money || CENT) / start)) / won.length,
      broke: Number(money < CENT),
      capped: Number(capped),
      doubled: Number(money >= 2 * start),
    },
    series: { wealth, won },
  };
}
