import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coinBets } from '../../simulations/trades/coin-bets.ts';
import { type ChallengeRules, judgeChallenge } from './judge-challenge.ts';

const show = { series: 'wealth', number: 'final', label: 'Money', from: 0, to: 200, scale: 'even' } as const;
const above = (money: number) => [{ number: 'final', label: 'Money', above: money }];
const game: ChallengeRules = {
  model: 'coin-bets',
  parameters: { flips: 10 },
  controls: {},
  plays: { label: 'Bet', from: 0, to: 50, start: 10 },
  show,
  goal: { each: above(40), runs: 1 },
};
const runs: ChallengeRules = {
  ...game,
  plays: undefined,
  controls: { stake: { label: 'Bet', from: 5, to: 60, start: 20 } },
  goal: { each: above(25), runs: 10, needs: 8 },
};
const stakes = fc.array(
  fc.integer({ min: 0, max: 100 }).map((half) => half / 2),
  { minLength: 10, maxLength: 14 },
);
const seeds = fc.integer({ min: 0, max: 4_294_967_295 });

describe('a game', () => {
  test('comes to the same wherever it is played again, and what follows its end counts for nothing', () => {
    fc.assert(
      fc.property(seeds, stakes, (seed, steps) => {
        const judged = judgeChallenge(coinBets, game, seed, { settings: {}, steps });
        expect(judged).toEqual(
          judgeChallenge(coinBets, game, seed, { settings: {}, steps: steps.slice(0, 10) }),
        );
        const final = judged?.outcomes[0]?.numbers.final ?? Number.NaN;
        expect(judged?.met).toBe(final > 40);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test.each([
    ['is not at its end', [10, 10]],
    ['has a stake beyond its control', Array.from({ length: 10 }, () => 60)],
    ['has a stake between two steps', Array.from({ length: 10 }, () => 10.2)],
    ['has a stake that is no number', Array.from({ length: 10 }, () => Number.NaN)],
  ])('that %s is none', (_why, steps) => {
    expect(judgeChallenge(coinBets, game, 1, { settings: {}, steps })).toBeUndefined();
  });
});

describe('runs', () => {
  test('keep the goal when as many as are needed keep each condition', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: 60 }), (seed, stake) => {
        const judged = judgeChallenge(coinBets, runs, seed, { settings: { stake }, steps: [] });
        expect(judged?.keeps).toHaveLength(10);
        expect(judged?.keeps).toEqual(judged?.outcomes.map(({ numbers }) => (numbers.final ?? 0) > 25));
        expect(judged?.met).toBe((judged?.keeps.filter(Boolean).length ?? 0) >= 8);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  test.each([
    ['with steps', { stake: 20 }, [20]],
    ['with a setting that nothing moves', { stake: 20, win_chance: 99 }, []],
    ['without a setting', {}, []],
    ['beyond a control', { stake: 61 }, []],
  ])('are none %s', (_why, settings, steps) => {
    expect(judgeChallenge(coinBets, runs, 1, { settings, steps })).toBeUndefined();
  });
});

test('a condition stands between above and below, and at neither', () => {
  const final =
    judgeChallenge(coinBets, runs, 1, { settings: { stake: 20 }, steps: [] })?.outcomes[0]?.numbers.final ??
    0;
  const met = (limits: { above?: number; below?: number }) =>
    judgeChallenge(
      coinBets,
      { ...runs, goal: { each: [{ number: 'final', label: 'Money', ...limits }], runs: 1 } },
      1,
      { settings: { stake: 20 }, steps: [] },
    )?.met;
  expect([met({ above: final }), met({ below: final })]).toEqual([false, false]);
  expect(met({ above: final - 1, below: final + 1 })).toBe(true);
});
