import { expect, test } from 'vitest';
import { steepestDrop } from './steepest-drop.ts';

test('the step that loses most is found', () => {
  expect(steepestDrop([100, 80, 30, 20])).toEqual({ place: 2, before: 80, lost: 50 });
  expect(steepestDrop([100, 90, 80])).toEqual({ place: 1, before: 100, lost: 10 });
});

test('no step loses anybody', () => {
  expect(steepestDrop([5, 5, 9])).toBeNull();
  expect(steepestDrop([])).toBeNull();
});
