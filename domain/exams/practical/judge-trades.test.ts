import { expect, test } from 'vitest';
import { worlds } from '../../../tests/cases/fills/all-cases.ts';
import type { Step } from '../../../tests/support/fills/fill-case.ts';
import { playCase } from '../../../tests/support/fills/play-case.ts';
import { applyEvent } from '../../simulator/session/apply-event.ts';
import { decide } from '../../simulator/session/decide.ts';
import { judgeTrades, recordOf } from './judge-trades.ts';
import type { Policy } from './policy.ts';

/*
 * A planted history for each rule, in a world of 1,000 dollars, leverage 5, bid 100.00 and ask 100.02: an entry at 100.02 with a
 * stop at 99.52 plans to lose 50 cents a lot, so that 20 lots are the 1% of the policy.
 */

const RULES = { trades: 3, size: { least: 50, most: 105 } };
const POLICY: Policy = { risk: 1, heat: 2, day: 2, week: 4, month: 6, floor: 13 };

const buy = (quantity: number, more: object = { exits: { stop: 9_952 } }) =>
  ({ symbol: 'ACME', side: 'buy', kind: 'market', quantity, until: 'cancelled', ...more }) as const;
const sell = (quantity: number): Step => ({
  place: [{ ...buy(quantity, {}), side: 'sell', reduceOnly: true }],
});
const ticks = (...bids: number[]): Step => ({ ticks: { ACME: bids.map((bid) => [bid, 2, 0] as const) } });
const planned = (quantity: number, id = 'planned', more?: object): Step => ({
  place: [buy(quantity, more)],
  id,
});

function judged(steps: readonly Step[], policy: Partial<Policy> = {}, rules: Partial<typeof RULES> = {}) {
  const world = worlds['margin'];
  if (world === undefined) throw new RangeError('margin');
  const { events } = playCase({ decide, applyEvent }, { steps }, world);
  const numbered = events.map((event, place) => ({ sequence: place + 1, event }));
  const ids = new Set(['planned', 'planned-2', 'planned-3']);
  return judgeTrades(numbered, { ...RULES, ...rules }, { ...POLICY, ...policy }, ids);
}

const brokenBy = (steps: readonly Step[], policy: Partial<Policy> = {}, rules: Partial<typeof RULES> = {}) =>
  judged(steps, policy, rules).map(({ broken }) => broken);

test('a trade by the policy breaks nothing, whether it gains or loses', () => {
  expect(brokenBy([planned(20), ticks(10_050), sell(20)])).toEqual([[]]);
  expect(brokenBy([planned(20), ticks(9_940)])).toEqual([[]]);
});

test('an entry without a plan', () => {
  expect(brokenBy([{ place: [buy(20)] }, ticks(10_050), sell(20)])).toEqual([['plan']]);
});

test('an entry without a stop, and a stop that is moved away or taken back', () => {
  expect(brokenBy([planned(20, 'planned', {}), ticks(10_050), sell(20)])).toEqual([['stop']]);
  expect(brokenBy([planned(20), { replace: { orderId: 2, stop: 9_930 } }, ticks(10_050), sell(20)])).toEqual([
    ['stop-kept'],
  ]);
  expect(brokenBy([planned(20), { cancel: 2 }, ticks(10_050), sell(20)])).toEqual([['stop-kept']]);
  expect(brokenBy([planned(20), { replace: { orderId: 2, stop: 9_970 } }, ticks(10_050), sell(20)])).toEqual([
    [],
  ]);
});

test.each([
  [22, ['size']],
  [21, []],
  [10, []],
  [9, ['size']],
])('%i lots, where 20 are the line: %j', (lots, broken) => {
  expect(brokenBy([planned(lots), ticks(10_050), sell(lots)])).toEqual([broken]);
});

test('within 5% of the plan, as data: less is broken too, but for lots that are no smaller', () => {
  const strict = { size: { least: 95, most: 105 } };
  expect(brokenBy([planned(18), ticks(10_050), sell(18)], {}, strict)).toEqual([['size']]);
  expect(brokenBy([planned(19), ticks(10_050), sell(19)], {}, strict)).toEqual([[]]);
  // One lot more would be above the line.
  expect(brokenBy([planned(1), ticks(10_050), sell(1)], { risk: 0.09 }, strict)).toEqual([[]]);
});

test('the stop of an entry that still waits cannot be moved away unseen', () => {
  const waiting = planned(20, 'planned', { kind: 'limit', limit: 9_990, exits: { stop: 9_940 } });
  const away: Step = { replace: { orderId: 2, stop: 9_840 } };
  const filled = ticks(9_980, 9_980, 10_050);
  expect(brokenBy([waiting, filled, sell(20)])).toEqual([[]]);
  expect(brokenBy([waiting, away, filled, sell(20)])).toEqual([['size']]);
});

test('adding to a loser is broken, adding to a winner is not', () => {
  const more = { exits: { stop: 9_930 } };
  expect(
    brokenBy([planned(10), ticks(9_980), planned(10, 'planned-2', more), ticks(10_050), sell(20)]),
  ).toEqual([['no-adding-to-losers']]);
  const above = { exits: { stop: 10_010 } };
  expect(
    brokenBy([planned(10), ticks(10_060), planned(10, 'planned-2', above), ticks(10_090), sell(20)]),
  ).toEqual([[]]);
});

test('more open risk than the heat allows, what waits among it', () => {
  const waiting = { kind: 'limit', limit: 9_990, exits: { stop: 9_940 } };
  const two = [planned(20), planned(20, 'planned-2', waiting), ticks(9_980, 9_980, 10_050), sell(40)];
  expect(brokenBy(two, { heat: 2 })).toEqual([['no-adding-to-losers']]);
  expect(brokenBy(two, { heat: 1.5 })).toEqual([['no-adding-to-losers', 'heat']]);
});

test('a new entry after the loss limit of a day, a week or a month, and below the floor', () => {
  const lose: Step[] = [planned(20), ticks(9_940)];
  const again: Step[] = [planned(20, 'planned-2', { exits: { stop: 9_893 } }), ticks(10_050), sell(20)];
  expect(brokenBy([...lose, ...again])).toEqual([[], []]);
  for (const limit of ['day', 'week', 'month', 'floor'] as const)
    expect(brokenBy([...lose, ...again], { [limit]: 1 })).toEqual([[], [limit]]);
  // A limit that the policy does not name is none.
  expect(brokenBy([...lose, ...again], { day: null })).toEqual([[], []]);
});

test('a position that is still open when the session ends is no trade yet', () => {
  expect(brokenBy([planned(20), ticks(10_050), { close: true }])).toEqual([['closed']]);
});

test('a position that the firm closes', () => {
  const [trade] = judged([planned(40, 'planned', { exits: { stop: 8_000 } }), ticks(8_400, 8_390, 8_380)]);
  expect(trade?.broken).toContain('no-forced-exit');
});

test('only the first trades count, and those that were not made kept nothing', () => {
  const one = (id: string): Step[] => [planned(20, id), ticks(10_050), sell(20), ticks(10_000)];
  const two = judged([...one('planned'), { place: [buy(20)] }, ticks(10_050), sell(20)]);
  expect(recordOf(two, RULES)).toBe('100');
  const all = ['planned', 'planned-2', 'planned-3'].flatMap(one);
  expect(recordOf(judged([...all, { place: [buy(20)] }, ticks(10_050), sell(20)]), RULES)).toBe('111');
});
