import { expect, test } from 'vitest';
import { fallbackFace } from './fallbacks.ts';

test('a narrower typeface is made larger until its words are as long, its lines as high as ours', () => {
  const ours = { unitsPerEm: 1000, ascent: 900, descent: 300, letterWidth: 500 };
  const theirs = { unitsPerEm: 2000, ascent: 1800, descent: 400, letterWidth: 800 };
  const face = fallbackFace({
    family: 'Ours on Theirs',
    local: ['Theirs'],
    ours,
    theirs,
    ranges: '20-7E A0',
  });
  expect(face).toContain('size-adjust: 125.0%;');
  expect(face).toContain('ascent-override: 72.0%;');
  expect(face).toContain('descent-override: 24.0%;');
  expect(face).toContain('U+20-7E, U+A0;');
});
