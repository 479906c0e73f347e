import { expect, test } from 'vitest';
import { checkParameters, isChoice, valueFault } from './check-parameters.ts';

const count = { kind: 'number', says: 'How many', unit: 'count', from: 1, to: 9, step: 2, start: 3 } as const;
const mood = {
  kind: 'choice',
  says: 'How',
  choices: { calm: 'little', wild: 'much' },
  start: 'calm',
} as const;
const prices = {
  kind: 'list',
  says: 'At what',
  unit: '$',
  from: 0,
  to: 10,
  least: 1,
  most: 2,
  start: [5],
} as const;
const model = {
  parameters: { count, mood, prices },
  conflict: (values: { count: number; prices: readonly number[] }) =>
    values.count < values.prices.length ? 'has more prices than its count.' : undefined,
};

test('what a lesson leaves out keeps its start', () => {
  const values = { count: 5, mood: 'calm', prices: [5] };
  expect(checkParameters(model, { count: 5 })).toEqual({ ok: true, values });
});

test.each([
  [count, 11, 'must be a number from 1 to 9.'],
  [count, '3', 'must be a number from 1 to 9.'],
  [count, Number.NaN, 'must be a number from 1 to 9.'],
  [count, 4, 'must be 1 plus a whole number of steps of 2.'],
  [mood, 'toString', 'must be one of: calm, wild.'],
  [prices, [], 'must be a list of 1 to 2 numbers from 0 to 10.'],
  [prices, [1, 11], 'must be a list of 1 to 2 numbers from 0 to 10.'],
] as const)('of %o, %o is refused', (parameter, value, reason) => {
  expect(valueFault(parameter, value)).toBe(reason);
});

test('steps that binary numbers miss by a hair are steps', () => {
  const tenths = { ...count, from: 0, to: 1, step: 0.1 };
  expect([0.1 + 0.2, 0.7, 0.05].map((value) => isChoice(tenths, value))).toEqual([true, true, false]);
});

test('every fault is told with its name, and what does not go together without one', () => {
  expect(checkParameters(model, { coutn: 3, mood: 'grim' })).toEqual({
    ok: false,
    faults: [
      { name: 'coutn', reason: 'is not a parameter of this model: count, mood, prices.' },
      { name: 'mood', reason: 'must be one of: calm, wild.' },
    ],
  });
  expect(checkParameters(model, { count: 1, prices: [1, 2] })).toEqual({
    ok: false,
    faults: [{ reason: 'has more prices than its count.' }],
  });
});
