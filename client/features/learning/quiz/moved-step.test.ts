import { expect, test } from 'vitest';
import { movedStep } from './moved-step.ts';

const order = ['a', 'b', 'c'];

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', 1, ['b', 'a', 'c']],
] as const)('%s moves by %d', (id, by, moved) => {
  expect(movedStep(order, id, by)).toEqual(moved);
});

test.each([
  ['a', -1],
  ['c', 1],
  ['d', 1],
] as const)('%s cannot move by %d', (id, by) => {
  expect(movedStep(order, id, by)).toBe(order);
});
