import { expect, test } from 'vitest';
import { COIN_SIMULATION } from '#tests/cases/coin-simulation.ts';
import { coinBets } from '../../simulations/trades/coin-bets.ts';
import { formatRunNumber } from './run-words.ts';
import { runsOfPress, spreadFacts } from './simulate.ts';

const run = (stake: number, press: number, count: number) =>
  runsOfPress(coinBets, COIN_SIMULATION, { stake }, press, count);

test('the single path of a press is the first of its many runs, and no two presses share a run', () => {
  const many = run(20, 1, 200) ?? [];
  expect(run(20, 1, 1)).toEqual([many[0]]);
  const wins = (press: number) => new Set(run(20, press, 200)?.map(({ series }) => series.won?.join('')));
  const [first, second] = [wins(1), wins(2)];
  // Of two million ways that twenty flips can fall, some come twice by chance.
  expect([...first].filter((won) => second.has(won)).length).toBeLessThan(5);
});

test('another setting meets the same luck', () => {
  const luck = (stake: number) => run(stake, 3, 5)?.map(({ series }) => series.won);
  expect(luck(20)).toEqual(luck(60));
});

test('a setting that the controls do not give runs nothing', () => {
  expect(run(61, 1, 1)).toBeUndefined();
});

test('half of the runs come to the median or less; the bad ones lie below the level, or above it if the author says so', () => {
  expect(spreadFacts([1, 2, 3, 4, 5, 6], { level: 4 })).toEqual({ median: 3.5, bad: 3 });
  expect(spreadFacts([1, 2, 3, 4, 5, 6], { level: 4, bad: 'above' })).toEqual({ median: 3.5, bad: 2 });
  expect(spreadFacts([7], {})).toEqual({ median: 7, bad: 0 });
});

test.each([
  [55.123, '$', '$55.12'],
  [697.2, '$', '$697'],
  [25, '$', '$25'],
  [28.5, '$ a coin', '$28.50'],
  [-3.25, '%', '−3.3%'],
  [1.5, 'R', '1.5 R'],
  [12, 'count', '12'],
] as const)('%d %s reads %s', (value, unit, words) => {
  expect(formatRunNumber(value, unit, 'en')).toBe(words);
});
