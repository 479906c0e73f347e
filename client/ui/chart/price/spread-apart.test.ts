import { expect, test } from 'vitest';
import { spreadApart } from './spread-apart.ts';

test('labels that do not touch stay where they want to be', () => {
  expect(spreadApart([10, 50, 90], 30, 0, 200)).toEqual([10, 50, 90]);
});

test('labels that would touch move apart, in the order of their prices', () => {
  expect(spreadApart([55, 50], 30, 0, 200)).toEqual([80, 50]);
});

test('at the edge they move away from it', () => {
  expect(spreadApart([195, 190, -20], 30, 0, 200)).toEqual([200, 170, 0]);
});
