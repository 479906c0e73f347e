import { expect, test } from 'vitest';
import { coinBets } from './coin-bets.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const game = { start: 25, win_chance: 60, payoff: 1, flips: 300, stake: 20, cap: 250 };

/** Exact chance that a constant share reaches the cap: all paths as counts of won and lost flips. */
function chanceOfCap({ start, win_chance, payoff, flips, stake, cap }: typeof game): number {
  const [p, f] = [win_chance / 100, stake / 100];
  let open = [1];
  let reached = 0;
  for (let flip = 1; flip <= flips; flip += 1) {
    const next = Array.from(
      { length: flip + 1 },
      (_, wins) => p * (open[wins - 1] ?? 0) + (1 - p) * (open[wins] ?? 0),
    );
    open = next.map((chance, wins) => {
      if (start * (1 + f * payoff) ** wins * (1 - f) ** (flip - wins) < cap) return chance;
      reached += chance;
      return 0;
    });
  }
  return reached;
}

test.each([5, 10, 20, 40])(
  'the game of Haghani and Dewey with %d%% staked reaches its cap as often as it must',
  (stake) => {
    const { capped } = spread(coinBets, { ...game, stake }, 3, 1000).numbers;
    expect(errorsBetween(meanEstimate(capped), chanceOfCap({ ...game, stake }))).toBeLessThan(3);
  },
);

test('a Kelly bettor in that game earns about the $240 that its authors give', () => {
  const { mean, standardError } = spread(coinBets, game, 3, 4000).numbers.final;
  expect(Math.abs(mean - 240)).toBeLessThan(3 * standardError + 2);
});

test('the growth and the mean of other stakes, odds and payoffs are those of the formulas', () => {
  const cases = [
    { ...game, cap: 0, flips: 40, stake: 10 },
    { ...game, cap: 0, flips: 40, stake: 50 },
    { ...game, cap: 0, flips: 20, win_chance: 40, payoff: 2, stake: 15 },
    { ...game, cap: 0, flips: 60, win_chance: 51, stake: 10 },
  ];
  for (const values of cases) {
    const { growth, final } = spread(coinBets, values, 5, 4000).numbers;
    const { growth_expected, mean_final } = coinBets.formulas;
    expect(errorsBetween(meanEstimate(growth), growth_expected?.of(values) ?? 0)).toBeLessThan(3);
    expect(errorsBetween(meanEstimate(final), mean_final?.of(values) ?? 0)).toBeLessThan(3);
  }
});

test('Kelly is 20% of even money at 60%, 10% at 55%, and nothing without an edge', () => {
  const kelly = (win_chance: number, payoff: number) =>
    coinBets.formulas.kelly?.of({ ...game, win_chance, payoff });
  expect([kelly(60, 1), kelly(55, 1), kelly(40, 1), kelly(40, 2)]).toEqual([20, 10, 0, 10]);
  const growth = coinBets.formulas.growth_expected?.of({ ...game, cap: 0, win_chance: 51, stake: 10 });
  expect(growth).toBeCloseTo(-0.3, 2);
});

test('a game played with one stake throughout is the run of that stake', () => {
  const run = coinBets.run({ ...game, cap: 0, flips: 50 }, 9);
  const played = coinBets.game?.play(
    { ...game, cap: 0, flips: 50 },
    9,
    Array.from({ length: 60 }, () => 20),
  );
  expect(played).toEqual({ ...run, over: true });
});

test('whoever stakes all and loses is out of the game', () => {
  const losing = Array.from({ length: 20 }, (_, seed) => coinBets.game?.play(game, seed, [100])).find(
    (played) => played?.numbers.wins === 0,
  );
  expect(losing).toMatchObject({ over: true, numbers: { final: 0, broke: 1, deepest_fall: 100 } });
});

test('the cap ends the game and is all that is paid', () => {
  const values = { ...game, win_chance: 99, cap: 40 };
  const played = coinBets.game?.play(values, 1, [100, 100, 100]);
  expect(played).toMatchObject({
    over: true,
    numbers: { final: 40, capped: 1 },
    series: { wealth: [25, 40] },
  });
});
