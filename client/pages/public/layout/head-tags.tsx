import { LOCALES } from '../../../lib/i18n/locales.ts';
import type { PublicPage } from '../find-page.tsx';
import { pageAddress, usePage } from '../page-context.tsx';

/** What the head of a public page says to browsers, search engines and link previews. */
export function HeadTags({ page }: { page: PublicPage }) {
  const { path, locale, publicUrl, stylesheets, site } = usePage();
  const canonical = `${publicUrl}${pageAddress(path, locale)}`;
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.status === 200 ? (
        <>
          <link rel="canonical" href={canonical} />
          {LOCALES.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={`${publicUrl}${pageAddress(path, language)}`}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${publicUrl}${path}`} />
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={locale} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}
