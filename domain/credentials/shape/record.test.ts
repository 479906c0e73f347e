import { expect, test } from 'vitest';
import { countRight, readRecord, writeRecord } from './record.ts';

test('without consent a record tells how many were right, and not which', () => {
  expect(writeRecord('1011', 'ordered')).toBe('ordered:1011');
  expect(writeRecord('1011', 'sorted')).toBe('sorted:1110');
  expect(readRecord('sorted:1110')).toEqual({ order: 'sorted', bits: '1110' });
  expect(countRight('1011')).toBe(3);
});

test.each(['', '1011', 'ordered:', 'ordered:12', 'other:10', 'ordered:10\n'])('%j is no record', (text) => {
  expect(readRecord(text)).toBeUndefined();
});
