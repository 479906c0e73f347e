import { cents } from '#domain/kernel/money/cents.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../../../lib/backend/database.ts';
import { adFrom, hashtagsIn, platformFrom, typedFrom } from './typed-campaign.ts';

test.each([
  ['#trading #learning', ['trading', 'learning']],
  ['trading, learning', ['trading', 'learning']],
  ['تداول، تعلم', ['تداول', 'تعلم']],
  ['  ', []],
])('the hashtags in %j', (typed, hashtags) => {
  expect(hashtagsIn(typed)).toEqual(hashtags);
});

const campaign: Tables<'ad_campaigns'> = {
  id: '00000000-0000-4000-8000-000000000001',
  platform: 'linkedin',
  campaign_name: 'Spring',
  status: 'draft',
  ad_content: { headline: 'Know the odds', hashtags: ['trading'] },
  target_audience: '',
  budget: cents(125_050),
  currency: 'EUR',
  metrics: {
    impressions: 0,
    clicks: 0,
    conversions: 0,
    spend: cents(0),
    cost_per_click: null,
    conversion_rate: null,
  },
  starts_at: null,
  ends_at: null,
  archived_from: null,
  created_at: '2026-11-21T00:00:00Z',
  updated_at: '2026-11-21T00:00:00Z',
};

test('a campaign stands in its fields as it was typed, and what is missing is empty', () => {
  const typed = typedFrom(campaign, 'es');
  expect(typed).toMatchObject({ budget: '1250,50', hashtags: '#trading', description: '' });
  expect(adFrom(typed)).toEqual({
    headline: 'Know the odds',
    description: '',
    cta: '',
    image: '',
    image_alt: '',
    hashtags: ['trading'],
  });
});

test('no budget is an empty field', () => {
  expect(typedFrom({ ...campaign, budget: cents(0) }, 'en').budget).toBe('');
});

test('until a platform is chosen the preview is that of Facebook', () => {
  expect(platformFrom({})).toBe('facebook');
  expect(platformFrom({ platform: 'twitter' })).toBe('twitter');
});
