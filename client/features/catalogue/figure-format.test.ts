import { expect, test } from 'vitest';
import { figureFormat } from './figure-format.ts';

test.each([
  [{ unit: '$', decimals: 2 }, 42.5, '$42.50'],
  [{ unit: '$', decimals: 2 }, 1360, '$1,360'],
  [{ unit: '$', decimals: 2 }, -20, '−$20'],
  [{ unit: '%', decimals: 1 }, 33.33, '33.3%'],
  [{ unit: '%', decimals: 0 }, -10, '−10%'],
  [{ unit: 'R', decimals: 2 }, 1.5, '1.5 R'],
  [{ decimals: 4 }, 1.0842, '1.0842'],
])('%j words %d as %s', (style, value, words) => {
  expect(figureFormat(style, 'en')(value)).toBe(words);
});
