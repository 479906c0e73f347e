import { expect, test } from 'vitest';
import { typographicText } from './typographic-text.ts';

test.each([
  [
    "it's -1.5 R, and 0.4 x 2.0 R - 0.6 x 1.0 R = 0.20 R",
    'it’s −1.5\u00A0R, and 0.4 × 2.0\u00A0R − 0.6 × 1.0\u00A0R = 0.20\u00A0R',
  ],
  ['from -$60 to (-5%), "-3" or x = -2', 'from −$60 to (−5%), “−3” or x = −2'],
  ['5% x $400, 1% x ? and ten x 3', '5% × $400, 1% × ? and ten × 3'],
  ['2 x (5 - 3) and 1 - win rate', '2 × (5 − 3) and 1 − win rate'],
  ['a 60-day line, 2026-11-23, 2-3 and R-2', 'a 60-day line, 2026-11-23, 2-3 and R-2'],
  ['set x to 3; 20 R&D, 5 Reed, 4x', 'set x to 3; 20 R&D, 5 Reed, 4x'],
])('%s', (typed, printed) => {
  expect(typographicText(typed)).toBe(printed);
});

test('what stands before it in the line counts, and is not given again', () => {
  expect([typographicText('-5', '3'), typographicText(' x 5', '3'), typographicText('-5')]).toEqual([
    '-5',
    ' × 5',
    '−5',
  ]);
});
