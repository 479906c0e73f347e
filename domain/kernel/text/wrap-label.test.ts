import { expect, test } from 'vitest';
import { textWidth, wrapLabel } from './wrap-label.ts';

test('wrapLabel breaks between words, and keeps every word', () => {
  expect(wrapLabel('Exchange failure in a thin market', 70, 13)).toEqual([
    'Exchange',
    'failure in',
    'a thin',
    'market',
  ]);
  expect(wrapLabel('Gap', 70, 13)).toEqual(['Gap']);
  expect(wrapLabel('Misunderstandings happen', 40, 13)).toEqual(['Misunderstandings', 'happen']);
});

test('textWidth grows with the text and its size', () => {
  expect(textWidth('ab', 10)).toBeLessThan(textWidth('abc', 10));
  expect(textWidth('ab', 20)).toBe(2 * textWidth('ab', 10));
  expect(textWidth('$42', 10)).toBeGreaterThan(textWidth('abc', 10));
});

test('textWidth leaves out the marks of direction around an Arabic amount', () => {
  expect(textWidth('\u206660 US$\u2069', 10)).toBe(textWidth('60 US$', 10));
});
