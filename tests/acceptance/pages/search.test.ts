import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, LOCALES, PATHS, type PagesServer, startPages } from './pages-server.ts';

/*
 * What search engines and link previews find.
 */

const PUBLIC_URL = 'https://learn.example.org';
let server: PagesServer;

beforeAll(async () => {
  server = await startPages({ PUBLIC_URL });
});
afterAll(() => server.stop());

const pages = LOCALES.flatMap((locale) => PATHS.map((path) => ({ locale, path })));
const read = async (path: string) => (await fetch(server.url + path)).text();
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('each page in each language', () => {
  test.each(pages)('$path in $locale names itself and its other languages', async ({ locale, path }) => {
    const html = await read(addressOf(locale, path));
    const address = PUBLIC_URL + addressOf(locale, path);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    for (const other of LOCALES) {
      const href = PUBLIC_URL + addressOf(other, path);
      expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${href}"/>`);
    }
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${PUBLIC_URL}${path}"/>`);
    expect(contentOf(html, 'og:url')).toBe(address);
    expect(contentOf(html, 'og:title')).toMatch(/./);
    expect(contentOf(html, 'og:title')).toBe(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(contentOf(html, 'og:description')).toMatch(/./);
    expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'));
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  test.each(pages)('$path in $locale has a picture of 1200 by 630', async ({ locale, path }) => {
    const image = contentOf(await read(addressOf(locale, path)), 'og:image') ?? '';
    expect(image.startsWith(`${PUBLIC_URL}/social/`)).toBe(true);
    const answer = await fetch(server.url + image.slice(PUBLIC_URL.length));
    expect(answer.headers.get('content-type')).toBe('image/png');
    const header = Buffer.from(await answer.arrayBuffer()).subarray(0, 24);
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('titles and descriptions differ from page to page', async () => {
    const texts = await Promise.all(PATHS.map((path) => read(path)));
    expect(new Set(texts.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1])).size).toBe(PATHS.length);
    expect(new Set(texts.map((html) => contentOf(html, 'description'))).size).toBe(PATHS.length);
  });
});

describe('structured data', () => {
  const graphOf = async (path: string) => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await read(path))?.[1] ?? '';
    return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  };

  test('the landing page lists the courses of the database', async () => {
    const graph = await graphOf('/es');
    const courses = await server.query(
      "select translations->'es'->>'title' as name from public.courses where is_active order by order_index",
    );
    const described = graph.filter((entry) => entry['@type'] === 'Course');
    expect(courses).toHaveLength(5);
    expect(described.map(({ name }) => ({ name }))).toEqual(courses);
    expect(graph[0]).toMatchObject({ '@type': 'EducationalOrganization', name: 'Ledgerline' });
  });

  test('other pages say the way to them', async () => {
    const [, breadcrumbs] = await graphOf('/ar/terms');
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${PUBLIC_URL}/ar` }, { item: `${PUBLIC_URL}/ar/terms` }],
    });
  });
});

test('the sitemap has every page in every language with its other languages', async () => {
  const answer = await fetch(`${server.url}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const map = await answer.text();
  const all = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const listed = all.filter((address) => !address?.includes('/courses'));
  const expected = pages.map(({ locale, path }) => PUBLIC_URL + addressOf(locale, path));
  expect(listed).toHaveLength(expected.length);
  expect(new Set(listed)).toEqual(new Set(expected));
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(expected.length);
});

test('courses and the lessons that are open to everybody are listed, in English, and describe themselves', async () => {
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>[^<]*?(\/courses\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(listed.filter((path) => path.split('/').length === 3)).toHaveLength(5);
  expect(listed).toContain('/courses/trading-psychology/limits-breaks-and-where-to-find-help');
  const titles = new Set<string | undefined>();
  for (const path of listed) {
    const html = await read(path);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
    expect(html).not.toContain('rel="alternate" hrefLang="es"');
    expect(html).toMatch(path.split('/').length === 3 ? /"@type":"Course"/ : /"@type":"LearningResource"/);
    expect(html, path).not.toContain(' style="');
  }
  expect(titles.size).toBe(listed.length);
  expect((await fetch(`${server.url}/es${listed[0]}`)).status).toBe(404);
  expect((await fetch(`${server.url}${listed[0]}/no-such-lesson`)).status).toBe(404);
});

test('robots may read the public pages, not the app', async () => {
  const rules = await read('/robots.txt');
  for (const path of ['/auth', '/dashboard', '/course/', '/admin'])
    expect(rules).toContain(`Disallow: ${path}\n`);
  expect(rules).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(rules).not.toMatch(/Disallow: \/$/m);
});

test('a site with https says so', async () => {
  const answer = await fetch(server.url);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
});
