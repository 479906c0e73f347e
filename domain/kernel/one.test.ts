import { expect, test } from 'vitest';
import { one, oneOrNone } from './one.ts';

test('The row that has to be there is given, and none or several are an error', () => {
  expect(one([{ id: 'a' }])).toEqual({ id: 'a' });
  expect(() => one([])).toThrow('No row where exactly one is meant.');
  expect(() => one(['a', 'b'])).toThrow('2 rows where one at most is meant.');
});

test('The row that may be there is given or not, and several are an error', () => {
  expect(oneOrNone([{ id: 'a' }])).toEqual({ id: 'a' });
  expect(oneOrNone([])).toBeUndefined();
  expect(() => oneOrNone(['a', 'b'])).toThrow('2 rows where one at most is meant.');
});
