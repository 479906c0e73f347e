import { expect, test } from 'vitest';
import { worlds } from '../../../tests/cases/fills/all-cases.ts';
import { playCase } from '../../../tests/support/fills/play-case.ts';
import { applyEvent } from '../session/apply-event.ts';
import { decide } from '../session/decide.ts';

const bracket = { symbol: 'ACME', quantity: 20, until: 'cancelled' } as const;

function refusedOf(order: object, change: object): readonly string[] {
  const world = worlds['margin'];
  if (world === undefined) throw new RangeError('margin');
  const steps = [{ place: [{ ...bracket, ...order } as never] }, { replace: { orderId: 1, ...change } }];
  const { refused, state } = playCase({ decide, applyEvent }, { steps }, world);
  expect(Object.keys(state.orders)).toHaveLength(3);
  return refused;
}

test('an entry is not moved to an exit of its own bracket, or past it, and anywhere between them', () => {
  const buy = { side: 'buy', kind: 'limit', limit: 9_950, exits: { stop: 9_900, target: 10_300 } };
  for (const limit of [9_900, 9_899]) expect(refusedOf(buy, { limit })).toEqual(['bad-change']);
  for (const limit of [9_901, 9_990]) expect(refusedOf(buy, { limit })).toEqual([]);
  const stop = { side: 'buy', kind: 'stop', stop: 10_100, exits: { stop: 9_900, target: 10_300 } };
  for (const at of [10_300, 10_301]) expect(refusedOf(stop, { stop: at })).toEqual(['bad-change']);
  expect(refusedOf(stop, { stop: 10_299 })).toEqual([]);
  const sell = { side: 'sell', kind: 'limit', limit: 10_050, exits: { stop: 10_100, target: 9_700 } };
  expect(refusedOf(sell, { limit: 10_100 })).toEqual(['bad-change']);
  expect(refusedOf(sell, { limit: 10_099 })).toEqual([]);
});
