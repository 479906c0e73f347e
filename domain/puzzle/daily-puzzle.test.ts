import { expect, test } from 'vitest';
import { averageRange } from './chart.ts';
import { dailyPuzzle } from './daily-puzzle.ts';
import { gradePuzzle } from './grade-puzzle.ts';
import { breaksOut } from './kinds/breakout-puzzle.ts';
import { fillOf } from './kinds/fill-puzzle.ts';
import { brokenRules, type TradePlan } from './kinds/rule-puzzle.ts';
import { averageBefore } from './kinds/volume-puzzle.ts';
import { type DailyPuzzle, PUZZLE_KINDS } from './puzzle.ts';

const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 23 + days)).toISOString().slice(0, 10);
const YEAR = Array.from({ length: 366 }, (_, place) => dailyPuzzle(dayAfter(place)));
const ofKind = (kind: string) => YEAR.filter(({ question }) => question.kind === kind);
const price = ({ question }: DailyPuzzle, name: string) =>
  question.levels.find((level) => level.name === name)?.price ?? Number.NaN;

test('a day has one puzzle, and a year no two that are equal', () => {
  expect(dailyPuzzle('2026-11-23')).toEqual(YEAR[0]);
  const asked = YEAR.map(({ question }) => JSON.stringify({ ...question, day: '', number: 0 }));
  expect(new Set(asked).size).toBe(366);
});

test('every kind comes once in as many days, and not always on the same one', () => {
  expect(new Set(YEAR.slice(0, 70).map(({ question }) => question.kind)).size).toBe(PUZZLE_KINDS.length);
  for (const kind of PUZZLE_KINDS) {
    const days = ofKind(kind).map(({ question }) => question.number);
    expect(days.length).toBeGreaterThanOrEqual(51);
    expect(new Set(days.map((number) => number % PUZZLE_KINDS.length)).size).toBeGreaterThan(1);
  }
});

test('no answer to a choice is right more than half of the time', () => {
  for (const kind of PUZZLE_KINDS) {
    const answers = ofKind(kind).map(({ solution }) => String(solution.answer));
    const most = Math.max(
      ...[...new Set(answers)].map((answer) => answers.filter((one) => one === answer).length),
    );
    expect(most / answers.length, kind).toBeLessThanOrEqual(0.55);
  }
});

test('the truths follow from the charts', () => {
  for (const puzzle of ofKind('size')) {
    const { risk = 0, entry = 0, stop = 0 } = puzzle.question.numbers;
    const shares = Number(puzzle.solution.answer);
    expect(shares * (entry - stop)).toBeLessThanOrEqual(risk + 1e-6);
    expect((shares + 1) * (entry - stop)).toBeGreaterThan(risk);
  }
  for (const puzzle of ofKind('reward')) {
    const { entry = 0, stop = 0, target = 0 } = puzzle.question.numbers;
    expect((target - entry) / (entry - stop)).toBeCloseTo(Number(puzzle.solution.answer), 6);
  }
  for (const puzzle of ofKind('stop')) {
    const range = averageRange(puzzle.question.candles);
    const lowest = Math.min(...puzzle.question.candles.slice(-10).map(({ low }) => low));
    const obeying = puzzle.question.choices.filter((name) => {
      const below = lowest - price(puzzle, name);
      return below > 0 && below <= range;
    });
    expect(obeying).toEqual([puzzle.solution.answer]);
  }
  for (const { question, solution } of ofKind('volume')) {
    const volumes = question.volumes ?? [];
    const unusual = question.marks.filter(({ at }) => (volumes[at] ?? 0) > 2 * averageBefore(volumes, at));
    expect(unusual.map(({ name }) => name)).toEqual([solution.answer]);
  }
  for (const { question, solution } of ofKind('breakout')) {
    const first = question.candles.findIndex((_, place) => breaksOut(question.candles, place));
    expect(question.marks.find(({ at }) => at === first)?.name).toBe(solution.answer);
  }
  for (const { question, solution } of ofKind('rule')) {
    expect(brokenRules(question.numbers as TradePlan)).toEqual([solution.answer]);
  }
});

test('a stop that is jumped over is filled at the open, a limit order never worse than its price', () => {
  const bar = { open: 9, high: 10, low: 8, close: 8.5 };
  expect(fillOf('sell-stop', 9.5, bar)).toBe('open');
  expect(fillOf('sell-stop', 8.5, bar)).toBe('order');
  expect(fillOf('sell-stop', 7, bar)).toBe('none');
  expect(fillOf('buy-limit', 9.5, bar)).toBe('open');
  expect(fillOf('buy-stop', 9.5, bar)).toBe('order');
  expect(fillOf('buy-stop', 8.5, bar)).toBe('open');
  expect(fillOf('sell-limit', 10.5, bar)).toBe('none');
});

test('only what can be an answer is graded', () => {
  for (const puzzle of YEAR.slice(0, 21)) {
    const { answer } = puzzle.solution;
    expect(gradePuzzle(puzzle, answer)).toBe(true);
    expect(gradePuzzle(puzzle, typeof answer === 'number' ? 'a' : 1)).toBeUndefined();
    expect(gradePuzzle(puzzle, typeof answer === 'number' ? answer + 1 : 'nothing')).toBe(
      typeof answer === 'number' ? false : undefined,
    );
  }
});
