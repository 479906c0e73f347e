import { expect, test } from 'vitest';
import { annotatedAxis, notesAt } from './annotations.ts';

test('the axis reaches levels, and leaves room for arrows', () => {
  expect(annotatedAxis([1, 2], {}, false).yOf(1)).toBe(100);
  expect(annotatedAxis([1, 2], { levels: [{ value: 0, label: 'Stop' }] }, false).yOf(0)).toBe(100);
  const marks = [{ place: 0, label: 'Bought' }];
  expect(annotatedAxis([0, 10], { marks }, false).yOf(12)).toBe(0);
});

test('the reading says what is noted at its place', () => {
  const marks = [{ place: 3, label: 'Sold at $28' }];
  expect(notesAt(3, marks)).toBe(' · Sold at $28');
  expect(notesAt(2, marks)).toBe('');
  expect(notesAt(3, marks, ['Sold at $28'])).toBe('');
  expect(notesAt(0, [{ place: 0, label: '85%' }], ['85\u200E%\u200E'])).toBe('');
});
