import { expect, test } from 'vitest';
import { columnDecimals } from './column-decimals.ts';

const column = (facts: { unit?: string; decimals: number }) =>
  ({ name: 'cost', label: 'Cost', kind: 'number', ...facts }) as const;

test.each([
  ['cents for all as soon as one has any', column({ unit: '$', decimals: 2 }), [5, 1.4, 12], 2],
  ['none where all dollars are whole', column({ unit: '$', decimals: 2 }), [5, 1, 12], 0],
  ['the longest value of another unit', column({ unit: 'R', decimals: 2 }), [-1, 0.5, 2], 1],
  ['no more than the column has', column({ unit: '%', decimals: 1 }), [0.123, 4], 1],
  ['parts of a cent where they count', column({ unit: '$', decimals: 4 }), [1.0825, 1], 4],
  ['texts need none', { ...column({ decimals: 2 }), kind: 'text' as const }, ['1.5', 'a'], 0],
])('%s', (_what, described, cells, decimals) => {
  expect(columnDecimals(described, cells)).toBe(decimals);
});
