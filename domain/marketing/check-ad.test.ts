import { expect, test } from 'vitest';
import { checkAd, postText, textLength } from './check-ad.ts';
import type { AdContent } from './contract.ts';

const ad: AdContent = {
  headline: 'Know the odds first',
  description: 'A free assessment shows where you stand.',
  cta: 'Learn more',
  image: '',
  image_alt: '',
  hashtags: ['trading', 'learning'],
};
const noPromise = () => undefined;
const check = (change: Partial<AdContent>, platform: 'facebook' | 'twitter' = 'facebook') =>
  checkAd({ ...ad, ...change }, platform, noPromise);

test('a complete advertisement within the limits has no warnings', () => {
  expect(check({})).toEqual([]);
});

test('what is missing is named', () => {
  expect(check({ headline: '', cta: '' })).toEqual([
    { kind: 'missing', field: 'headline' },
    { kind: 'missing', field: 'cta' },
  ]);
});

test.each([
  [40, 'facebook', []],
  [41, 'facebook', [{ kind: 'cut-off', field: 'headline', limit: 40 }]],
  [256, 'facebook', [{ kind: 'too-long', field: 'headline', limit: 255 }]],
  [70, 'twitter', []],
  [71, 'twitter', [{ kind: 'too-long', field: 'headline', limit: 70 }]],
] as const)('a headline of %i characters on %s', (length, platform, expected) => {
  expect(check({ headline: 'x'.repeat(length) }, platform)).toEqual(expected);
});

test('hashtags count with the description that they follow', () => {
  const description = 'x'.repeat(275);
  expect(check({ description, hashtags: [] }, 'twitter')).toEqual([]);
  expect(postText({ description: 'Learn.', hashtags: ['a', 'b'] })).toBe('Learn.\n#a #b');
  expect(check({ description, hashtags: ['abcde'] }, 'twitter')).toEqual([
    { kind: 'too-long', field: 'post', limit: 280 },
  ]);
});

test('an emoji is one character', () => {
  expect(textLength('a📈')).toBe(2);
});

test('a picture needs words for those who do not see it', () => {
  expect(check({ image: '/chart.png' })).toEqual([{ kind: 'image-without-alt' }]);
  expect(check({ image: '/chart.png', image_alt: 'A chart' })).toEqual([]);
});

// spec: 70 Marketing: what a platform cuts off or refuses, and promises of profit
test('a promise is quoted', () => {
  const found = checkAd({ ...ad, headline: 'Get rich' }, 'facebook', (text) =>
    text.includes('rich') ? 'Get rich' : undefined,
  );
  expect(found).toEqual([{ kind: 'promise', words: 'Get rich' }]);
});
