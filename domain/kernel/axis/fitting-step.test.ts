import { expect, test } from 'vitest';
import { fittingStep } from './fitting-step.ts';

const labels = (width: number) => [0, 20, 40, 60, 80].map((from) => ({ from, to: from + width }));

test.each([
  [14, 1],
  [18, 2],
  [40, 3],
  [90, 5],
])('of labels that are %d wide and begin every 20, every %d. is written', (width, step) => {
  expect(fittingStep(labels(width), 6)).toBe(step);
});
