import { expect, test } from 'vitest';
import { PRESETS } from '../../market/generator/presets.ts';
import type { SessionState } from '../session/state.ts';
import { riskInUse } from './risk-in-use.ts';

const { instrument } = PRESETS.share;
const rules = { currency: 'USD', instruments: [{ instrument }] };
const position = { quantity: 10, cost: 80_000n };
const stop = { symbol: 'ALDR', side: 'sell', kind: 'stop', quantity: 10, filled: 0, stop: 7900 };
const stateOf = (positions: object, orders: object): SessionState =>
  Object.assign(Object.create(null), { rules, marks: {}, positions, orders });

test('ten shares bought at $80 with a stop at $79 risk $10', () => {
  expect(riskInUse(stateOf({ ALDR: position }, { 1: stop }))).toEqual({
    amount: 1_000_000_000n,
    unprotected: 0,
  });
});

test('a stop beyond the entry risks nothing, and one for a part leaves the rest unprotected', () => {
  expect(riskInUse(stateOf({ ALDR: position }, { 1: { ...stop, stop: 8100 } })).amount).toBe(0n);
  expect(riskInUse(stateOf({ ALDR: position }, { 1: { ...stop, quantity: 4 } }))).toEqual({
    amount: 400_000_000n,
    unprotected: 1,
  });
});

test('a short position is covered by a stop to buy', () => {
  const short = { quantity: -10, cost: -80_000n };
  expect(riskInUse(stateOf({ ALDR: short }, { 1: { ...stop, side: 'buy', stop: 8100 } }))).toEqual({
    amount: 1_000_000_000n,
    unprotected: 0,
  });
  expect(riskInUse(stateOf({ ALDR: short }, { 1: stop })).unprotected).toBe(1);
});
