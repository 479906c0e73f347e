import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { renderPage } from './render-page.tsx';
import { exampleRequest as request } from './render-page-example.ts';

describe('every public page in every language', () => {
  const paths = [
    '/',
    '/puzzle',
    '/community',
    '/plans',
    '/verify',
    '/invitation',
    '/terms',
    '/privacy',
    '/risk-disclosure',
  ];
  test.each(paths.flatMap((path) => LOCALES.map((locale) => ({ path, locale }))))(
    '$path in $locale is a complete document',
    ({ path, locale }) => {
      const { status, html } = renderPage({ ...request, path, locale });
      expect(status).toBe(200);
      expect(html).toMatch(
        new RegExp(`^<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"[ >]`),
      );
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      // Ten signs are a sentence in Chinese.
      expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
      const prefix = locale === 'en' ? '' : `/${locale}`;
      const address = `https://learn.example${prefix}${path === '/' && prefix !== '' ? '' : path}`;
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      // The policy of public pages forbids inline styles.
      expect(html).not.toMatch(/\sstyle="/);
    },
  );
});

describe('the landing page', () => {
  // spec: 12 A figure without a source is marked as stated by the operator
  test('marks figures without a source, and only those', () => {
    const { html } = renderPage(request);
    expect(html).toMatch(/10,000\+<\/bdi><a href="#stated-by-the-operator"/);
    expect(html).toMatch(/95%<\/bdi><\/dd>/);
  });
  test.each([
    ['es', '+10.000'],
    ['fr', '+ de 10\u202f000'],
    ['zh', '10,000+'],
  ] as const)('states its figures in %s as that language writes them', (locale, words) => {
    expect(renderPage({ ...request, locale }).html).toContain(`<bdi>${words}</bdi>`);
  });

  // spec: 39 Sections in their order
  test('has its sections in order', () => {
    const { html } = renderPage(request);
    const places = [
      'why',
      'how-it-works',
      'features',
      'courses',
      'certification',
      'mentor',
      'join',
      'contact',
    ].map((id) => html.indexOf(`id="${id}"`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
  test('shows texts of the database as text', () => {
    expect(renderPage(request).html).toContain('Risk &lt;b&gt;first&lt;/b&gt;');
    expect(renderPage({ ...request, locale: 'es' }).html).toContain('Riesgo');
  });
  // spec: 44 Footer: social links as far as they are configured
  test('links the networks that the operator has configured, and no other', () => {
    const site = { ...request.site, social: { linkedin: 'https://linkedin.example/us' } };
    expect(renderPage({ ...request, site }).html).toContain('<a href="https://linkedin.example/us"');
    expect(renderPage(request).html).not.toContain('LinkedIn');
  });
  // spec: 13, 16 A blockchain-verifiable certificate, once certificates are anchored in one
  test('speaks of a blockchain only where certificates are anchored in one', () => {
    expect(renderPage(request).html).not.toContain('Blockchain');
    expect(renderPage(request).html).toContain('A digitally signed certificate that anybody can verify');
    const site = { ...request.site, features: { ...request.site.features, anchoring: 'ready' as const } };
    expect(renderPage({ ...request, site }).html).toContain('Blockchain-verifiable certificate');
  });
  test('gives a refused form back with what was typed', () => {
    const { html } = renderPage({
      ...request,
      form: { status: 'invalid', values: { email: 'not an "address"' }, problems: { email: 'email' } },
    });
    expect(html).toContain('value="not an &quot;address&quot;"');
    expect(html).toContain('aria-invalid="true"');
  });
});

test.each(LOCALES)('the terms in %s carry the notices that charts and typefaces ask for', (locale) => {
  const { html } = renderPage({ ...request, path: '/terms', locale });
  expect(html).toContain('Copyright (с) 2023 TradingView, Inc. <a href="https://www.tradingview.com/">');
  expect(html).toContain('href="https://www.apache.org/licenses/LICENSE-2.0"');
  expect(html).toContain('href="/fonts/OFL.txt"');
  for (const typeface of ['Newsreader', 'Hanken Grotesk', 'Vazirmatn', 'Noto']) {
    expect(html).toContain(`The ${typeface} Project Authors`);
  }
});

// spec: 34 The 404 page has a link back to home
test('an unknown path is a 404 with a way home', () => {
  const { status, html } = renderPage({ ...request, path: '/nowhere', locale: 'fr' });
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('href="/fr"');
});
