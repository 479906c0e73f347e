import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels with room stay where they are', () => {
  expect(spreadLabels([80, 10, 40], 10)).toEqual([80, 10, 40]);
});

test('close labels move apart in their order', () => {
  expect(spreadLabels([40, 38, 41], 10)).toEqual([48, 38, 58]);
});

test('labels at the lower edge are pushed up', () => {
  expect(spreadLabels([98, 100], 10)).toEqual([90, 100]);
});

test('a label of two lines keeps more distance, also at the lower edge', () => {
  expect(spreadLabels([50, 50, 50], [10, 20, 10])).toEqual([50, 65, 80]);
  expect(spreadLabels([100, 100], [10, 20])).toEqual([85, 100]);
});
