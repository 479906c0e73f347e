import { expect, test } from 'vitest';
import type { Drawing } from '../../../ui/chart/price/drawing.ts';
import { changeDrawings, NO_DRAWINGS, readDrawings, redoDrawings, undoDrawings } from './drawing-history.ts';

const drawing = (id: string): Drawing => ({
  id,
  kind: 'level',
  from: { time: 1, price: 2 },
  to: { time: 1, price: 2 },
});

test('what was drawn is undone and done again, and a new drawing ends what could be done again', () => {
  const one = changeDrawings(NO_DRAWINGS, [drawing('a')]);
  const two = changeDrawings(one, [drawing('a'), drawing('b')]);
  expect(undoDrawings(two).now).toEqual([drawing('a')]);
  expect(redoDrawings(undoDrawings(two)).now).toEqual(two.now);
  expect(redoDrawings(changeDrawings(undoDrawings(two), [])).now).toEqual([]);
});

test('nothing is undone before the first change', () => {
  expect(undoDrawings(NO_DRAWINGS)).toBe(NO_DRAWINGS);
  expect(redoDrawings(NO_DRAWINGS)).toBe(NO_DRAWINGS);
});

test('what this device kept is checked', () => {
  const kept = [drawing('a'), { ...drawing('b'), kind: 'spiral' }, { ...drawing('c'), from: null }, 7];
  expect(readDrawings(kept)).toEqual([drawing('a')]);
  expect(readDrawings('x')).toEqual([]);
});
