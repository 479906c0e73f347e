import { expect, test } from 'vitest';
import { summariseDifference } from './summarise-difference.ts';

test('equal texts have no difference', () => {
  expect(summariseDifference('a\nb\n', 'a\nb\n')).toBeUndefined();
});

test('lines of one side only are quoted with the side they are missing from', () => {
  expect(summariseDifference('a\nold\nc\n', 'a\nnew\nc\n')).toBe('+ new\n- old');
});

test('moved lines are named as such', () => {
  expect(summariseDifference('a\nb\n', 'b\na\n')).toBe('The lines are the same, in another order.');
});

test('a long difference is cut', () => {
  const many = Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n');
  expect(summariseDifference('', many)).toContain('+ ... and 2 more lines');
});
