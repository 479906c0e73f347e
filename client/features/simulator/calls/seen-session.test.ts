import { expect, test } from 'vitest';
import type { Bar } from '#domain/market/bar.ts';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { joinAnswer, joinBars, prependBars } from './seen-session.ts';

const bar = (minute: number, close: number): Bar => ({
  minute,
  open: 10,
  high: 20,
  low: 5,
  close,
  volume: 1,
  spread: 1,
});
const chart = (bars: readonly Bar[], timeframe: '5m' | '1h' = '5m') => ({ symbol: 'ABC', timeframe, bars });

test('bars of an answer replace those from their first one on', () => {
  const joined = joinBars(chart([bar(0, 1), bar(5, 2), bar(10, 3)]), chart([bar(10, 4), bar(15, 5)]));
  expect(joined.bars.map(({ minute, close }) => [minute, close])).toEqual([
    [0, 1],
    [5, 2],
    [10, 4],
    [15, 5],
  ]);
});

test('bars of another timeframe stand alone, and none leave what is there', () => {
  const before = chart([bar(0, 1)]);
  expect(joinBars(before, chart([bar(0, 9)], '1h')).bars).toEqual([bar(0, 9)]);
  expect(joinBars(before, chart([]))).toBe(before);
});

test('older bars come before, once', () => {
  const before = chart([bar(10, 1)]);
  expect(prependBars(before, chart([bar(5, 2), bar(10, 9)]))?.bars).toEqual([bar(5, 2), bar(10, 1)]);
});

const answer = (sequence: number, change: Partial<SimulatorSession> = {}): SimulatorSession =>
  ({
    id: 'a',
    sequence,
    state: '{"cash":"1n"}',
    events: [{ sequence, event: { kind: 'margin-met', at: sequence } }],
    curve: [{ at: sequence, real: '1', frictionless: '1' }],
    chart: null,
    ...change,
  }) as SimulatorSession;

test('events and curve grow by what is new, and an answer that was overtaken changes nothing', () => {
  const first = joinAnswer(undefined, answer(1));
  const second = joinAnswer(first, answer(3));
  expect(second.events.map(({ sequence }) => sequence)).toEqual([1, 3]);
  expect(second.curve.map(({ at }) => at)).toEqual([1, 3]);
  expect(joinAnswer(second, answer(2))).toBe(second);
  // The same answer twice, such as that of an order sent again.
  expect(joinAnswer(second, answer(3)).events).toHaveLength(2);
});

test('an answer that moves the state leaves its rules the same object', () => {
  const rules = '"rules":{"instruments":[]}';
  const first = joinAnswer(undefined, answer(1, { state: `{"cash":"1n",${rules}}` }));
  const second = joinAnswer(first, answer(2, { state: `{"cash":"2n",${rules}}` }));
  expect(second.state).not.toBe(first.state);
  expect(second.state.rules).toBe(first.state.rules);
});
