import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfStreak } from './chance-of-streak.ts';
import { checkParameters } from '../check-parameters.ts';
import { playTrades } from './play-trades.ts';
import { rTrades } from './r-trades.ts';
import { errorsBetween, meanEstimate, shareOf, spread } from '../spread.ts';

type Values = Parameters<typeof rTrades.run>[0];

function set(given: Partial<Values>): Values {
  const checked = checkParameters(rTrades, given);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.values;
}

/** The trades of a row of results, as a trader sees them come. */
function playResults(results: readonly boolean[], given: Partial<Values>, losses: readonly number[] = []) {
  const values = set({ ...given, trades: results.length });
  let [trade, asked] = [0, 0];
  const drawWin = () => results[trade++] ?? false;
  const drawLoss = () => losses[asked++] ?? 1;
  return playTrades(
    { ...values, riskOf: () => values.risk, drawWin, drawLoss, stopsWhenClosed: false },
    results.length,
  );
}

test.each([
  { payoff: 2, win_chance: 40, cost: 0.05, risk: 0.5, sizing: 'start' },
  { payoff: 1, win_chance: 55, risk: 2 },
  { payoff: 3, win_chance: 20, trades: 300, cost: 0.1, risk: 0.5, streak: 20 },
  { payoff: 2, win_chance: 40, cost: 0.05, risk: 0.5, jump_chance: 20, jump_loss: 4 },
] as const)('expectancy, mean and streaks of %o are those of the formulas', (given) => {
  const values = set(given);
  const { numbers } = spread(rTrades, values, 2, 2000);
  const { expectancy, mean_final, chance_of_streak } = rTrades.formulas;
  expect(errorsBetween(meanEstimate(numbers.mean_r), Number(expectancy?.of(values)))).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(numbers.final), Number(mean_final?.of(values)))).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(numbers.had_streak), Number(chance_of_streak?.of(values)))).toBeLessThan(
    3,
  );
});

test('the chance of a streak is what counting all rows gives', () => {
  // Of the 1,024 rows of ten fair flips 112 hold five tails in a row.
  expect(chanceOfStreak(0.5, 5, 10)).toBeCloseTo(112 / 1024, 12);
  expect(chanceOfStreak(0.6, 1, 3)).toBeCloseTo(1 - 0.4 ** 3, 12);
  expect([chanceOfStreak(0, 3, 10), chanceOfStreak(1, 3, 10), chanceOfStreak(0.5, 11, 10)]).toEqual([
    0, 1, 0,
  ]);
});

test("an account that risks the same money is ruined as often as Feller's gambler", () => {
  // Ten units to lose, even money, 55% to win: (q / p)^10 for whoever plays for ever, and 1,000 trades come near it.
  const values = set({
    win_chance: 55,
    payoff: 1,
    risk: 1,
    sizing: 'start',
    trades: 1000,
    floor: 'fixed',
    floor_distance: 10,
  });
  const { closed } = spread(rTrades, values, 4, 2000).numbers;
  expect(errorsBetween(meanEstimate(closed), (0.45 / 0.55) ** 10)).toBeLessThan(3);
});

test('the 95% interval of the mean holds the expectancy in about 95 of 100 runs', () => {
  const values = set({ trades: 200, win_chance: 40, payoff: 2 });
  const { runs } = spread(rTrades, values, 6, 1000);
  const holding = runs.filter(({ series }) => {
    const [low = 0, high = 0] = [series.interval_low.at(-1), series.interval_high.at(-1)];
    return low <= 0.2 && high >= 0.2;
  });
  expect(
    errorsBetween({ value: holding.length / 1000, standardError: Math.sqrt((0.95 * 0.05) / 1000) }, 0.95),
  ).toBeLessThan(3);
});

test('ten losses in a row leave 81.7% of an account at 2%, and 34.9% at 10%', () => {
  const losses = Array.from({ length: 10 }, () => false);
  expect(playResults(losses, { risk: 2 }).numbers.final).toBeCloseTo(8170.73, 2);
  const deep = playResults(losses, { risk: 10 }).numbers;
  expect(deep.final).toBeCloseTo(3486.78, 2);
  expect(deep).toMatchObject({ longest_streak: 10, had_streak: 1, had_fall: 1, lost: 1, closed: 0 });
});

test('a trailing floor follows the highest balance at the end of a day, and closes the account', () => {
  const given = {
    account: 50_000,
    risk: 2,
    payoff: 1.5,
    sizing: 'start',
    trades_a_day: 1,
    floor: 'trailing',
    floor_distance: 4,
  } as const;
  const { series, numbers } = playResults([true, false, false], given);
  expect(series.balance).toEqual([50_000, 51_500, 50_500, 49_500]);
  expect(series.floor_level).toEqual([48_000, 48_000, 49_500, 49_500]);
  expect(numbers.closed).toBe(1);
});

test('after the loss of a day or a month that its limit allows, the rest of it is not traded', () => {
  const rows = [false, false, true, true, false, true];
  const day = playResults(rows, { risk: 1, sizing: 'start', trades_a_day: 3, day_limit: 2, payoff: 1 });
  expect(day.series.result).toEqual([-1, -1, 0, 1, -1, 1]);
  expect(day.numbers).toMatchObject({ taken: 5, worst_day: -2 });
  const month = playResults(rows, { risk: 3, sizing: 'start', month_limit: 5, payoff: 1 });
  expect(month.series.result).toEqual([-1, -1, 0, 0, 0, 0]);
  expect(month.numbers.worst_month).toBeCloseTo(-6, 10);
});

test('a week that has lost what it may is over, and the next one trades', () => {
  const rows = [false, false, true, true, true, true, true];
  const given = { risk: 2, sizing: 'start', trades_a_day: 1, week_limit: 4, payoff: 1 } as const;
  const { series, numbers } = playResults(rows, given);
  expect(series.result).toEqual([-1, -1, 0, 0, 0, 1, 1]);
  expect(numbers.worst_week).toBeCloseTo(-4, 10);
});

test('trades of a day that hang together win and lose together, each as often as before', () => {
  const values = set({
    win_chance: 50,
    payoff: 1,
    sizing: 'start',
    risk: 0.1,
    trades_a_day: 2,
    correlation: 0.6,
  });
  const { runs, numbers } = spread(rTrades, values, 7, 300);
  expect(errorsBetween(meanEstimate(numbers.mean_r), 0)).toBeLessThan(3);
  const pairs = runs.flatMap(({ series }) =>
    Array.from({ length: 50 }, (_, day) =>
      Number(series.result[2 * day] === 1 && series.result[2 * day + 1] === 1),
    ),
  );
  // Sheppard (1899): both halves of a pair are above their medians with chance 1/4 + arcsin(rho) / (2 pi).
  const both = shareOf(pairs, (pair) => pair === 1);
  expect(errorsBetween(both, 0.25 + Math.asin(0.6) / (2 * Math.PI))).toBeLessThan(3);
  const one = rTrades.run({ ...values, correlation: 1 }, 2).series.result;
  for (let day = 0; day < 50; day += 1) expect(one[2 * day]).toBe(one[2 * day + 1]);
});

test('jumps leave the wins as they are, and make the losses as large and as uneven as the formulas say', () => {
  const given = { win_chance: 40, payoff: 2, trades: 200, trades_a_day: 4, correlation: 0.3, risk: 0.1 };
  const values = set({ ...given, jump_chance: 10, jump_loss: 3.5 });
  const calm = rTrades.run(set(given), 9).series.result;
  const jumping = rTrades.run(values, 9).series.result;
  for (const [trade, result] of calm.entries())
    expect(result > 0 ? [2] : [-1, -3.5]).toContain(jumping[trade]);
  // 0.4 wins of 2 R, 0.54 losses of 1 R and 0.06 of 3.5 R: a mean of 0.05 R and a mean square of 2.875.
  expect(rTrades.formulas.expectancy?.of(values)).toBeCloseTo(0.05, 12);
  expect(rTrades.formulas.deviation?.of(values)).toBeCloseTo(Math.sqrt(2.875 - 0.05 ** 2), 12);
  expect(rTrades.formulas.break_even?.of(values)).toBeCloseTo((100 * 1.25) / 3.25, 12);
  const { deviation_r } = spread(rTrades, set({ ...values, correlation: 0, trades: 1000 }), 3, 400).numbers;
  expect(deviation_r.mean).toBeCloseTo(Math.sqrt(2.875 - 0.05 ** 2), 1);
});

test('a month has as many days as it is given, and a jump carries it past its limit', () => {
  const rows = [false, false, false, true, true, true];
  const given = { risk: 1, sizing: 'start', payoff: 1, trades_a_day: 2, days_a_month: 2 } as const;
  const { series, numbers } = playResults(rows, { ...given, month_limit: 3 }, [1, 2.5]);
  expect(series.result).toEqual([-1, -2.5, 0, 0, 1, 1]);
  expect(numbers.worst_month).toBeCloseTo(-3.5, 10);
  const week = playResults(rows, { ...given, week_limit: 3, days_a_week: 1 }, [1, 2.5]);
  expect(week.series.result).toEqual([-1, -2.5, -1, 1, 1, 1]);
});

test('doubling after each loss wins one unit back, or all is gone', () => {
  const doubled = playResults([false, false, false, true], { risk: 1, sizing: 'doubled', payoff: 1 });
  expect(doubled.numbers.final).toBeCloseTo(10_100, 8);
  const gone = playResults([false, false, false, false, false, false, false], {
    risk: 1,
    sizing: 'doubled',
    payoff: 1,
  });
  expect(gone.numbers).toMatchObject({ final: 0, deepest_fall: 100 });
});

test('limits take trades away and change none; no balance is below 0', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0, 1, 2), fc.constantFrom(0, 5), (seed, day_limit, month_limit) => {
      const free = rTrades.run(set({ trades: 60 }), seed).series.result;
      const limited = rTrades.run(set({ trades: 60, day_limit, month_limit }), seed);
      for (const [trade, result] of limited.series.result.entries())
        expect([0, free[trade]]).toContain(result);
      expect(Math.min(...limited.series.balance)).toBeGreaterThanOrEqual(0);
    }),
    { seed: 1, numRuns: 30 },
  );
});

test('a learner who sizes every trade alike has the run of that size', () => {
  const values = set({ trades: 30, risk: 2 });
  const played = rTrades.game?.play(
    values,
    8,
    Array.from({ length: 30 }, () => 2),
  );
  expect(played).toEqual({ ...rTrades.run(values, 8), over: true });
  expect(rTrades.game?.play(values, 8, [2, 2]).over).toBe(false);
});
