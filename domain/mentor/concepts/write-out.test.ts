import { expect, test } from 'vitest';
import { writeOut } from './write-out.ts';

test.each([
  ['es', 'xq me cobran x 2x', 'por que me cobran por 2x'],
  ['es', '100k pa empezar', '100k para empezar'],
  ['en', 'why can t u sell, i m out', 'why cant you sell, im out'],
  ['fr', 'x et q', 'x et q'],
] as const)('in %s "%s" is written out', (language, text, whole) => {
  expect(writeOut(text, language)).toBe(whole);
});
