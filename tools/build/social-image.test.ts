import { expect, test } from 'vitest';
import { socialImage } from './social-image.ts';

const image = { siteName: 'Example & Co', pageName: 'Risk disclosure', isRightToLeft: false, seed: 1 };

test('it names the site and the page, as text', () => {
  const svg = socialImage({ ...image, pageName: '<b>Risk</b>' });
  expect(svg).toContain('>Example &#38; Co</text>');
  expect(svg).toContain('>&#60;b&#62;Risk&#60;/b&#62;</text>');
});

test('long names are broken between words', () => {
  const svg = socialImage({ ...image, pageName: 'Community and scholarships for people with barriers' });
  expect(svg).toContain('>Community and scholarships for</text>');
  expect(svg).toContain('>people with barriers</text>');
});

test('Arabic begins at the right', () => {
  const svg = socialImage({ ...image, pageName: 'الشروط', isRightToLeft: true });
  expect(svg).toContain(
    'x="1120" y="230" font-size="72" fill="#191924" text-anchor="end" direction="rtl">الشروط<',
  );
});

test('without a name there is the chart alone', () => {
  expect(socialImage({ ...image, pageName: null }).match(/<text/g)).toHaveLength(1);
});
