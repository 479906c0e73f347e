import { expect, test } from 'vitest';
import { sliderDecimals } from './slider-decimals.ts';

const slider = (facts: { unit?: string; from?: number; step: number; decimals?: number }) => ({
  kind: 'slider' as const,
  label: 'Price',
  from: 0,
  to: 100,
  start: 50,
  ...facts,
});

test.each([
  ['whole dollars have none', slider({ unit: '$', step: 5 }), 0],
  ['parts of a dollar are cents', slider({ unit: '$', step: 0.5 }), 2],
  ['finer than cents is as fine as the steps', slider({ unit: '$', step: 0.0005 }), 4],
  ['other units have as many as the steps', slider({ unit: '%', step: 0.5 }), 1],
  ['and as where the steps begin', slider({ unit: 'R', step: 1, from: 0.25 }), 2],
  ['the author has the last word', slider({ unit: '$', step: 0.5, decimals: 1 }), 1],
])('%s', (_what, control, decimals) => {
  expect(sliderDecimals(control)).toBe(decimals);
});
