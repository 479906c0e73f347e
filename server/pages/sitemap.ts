import { LOCALES, PRIVATE_PATHS, pathIn } from './routes.ts';

/** `/sitemap.xml`: every public page in every language, each with its other languages, and the pages in English alone. */
export function sitemap(paths: readonly string[], english: readonly string[], publicUrl: string): string {
  const entries = paths.flatMap((path) => {
    const alternates = [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const]
      .map(([name, locale]) => {
        const href = escapeXml(publicUrl + pathIn(locale, path));
        return `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
      })
      .join('');
    return LOCALES.map(
      (locale) => `<url><loc>${escapeXml(publicUrl + pathIn(locale, path))}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...entries, ...english.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`)].join('\n')}
</urlset>
`;
}

/** `/robots.txt`: the public pages are for everyone, the app for its learners. */
export function robots(publicUrl: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
