import { expect, test } from 'vitest';
import { annotatedValues, notesAt } from './annotations.ts';

test('the axis reaches levels, and leaves room for arrows', () => {
  expect(annotatedValues([1, 2], {})).toEqual([1, 2]);
  expect(annotatedValues([1, 2], { levels: [{ value: 0, label: 'Stop' }] })).toEqual([1, 2, 0]);
  expect(Math.max(...annotatedValues([0, 10], { marks: [{ place: 0, label: 'Bought' }] }))).toBe(12);
});

test('the reading says what is noted at its place', () => {
  const marks = [{ place: 3, label: 'Sold at $28' }];
  expect(notesAt(3, marks)).toBe(' · Sold at $28');
  expect(notesAt(2, marks)).toBe('');
});
