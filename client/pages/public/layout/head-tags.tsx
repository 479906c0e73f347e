import { type Locale, LOCALES } from '../../../lib/i18n/locales.ts';
import type { PublicPage } from '../public-page.ts';
import { pageAddress, usePage } from '../page-context.tsx';
import { socialImageAddress } from '../public-paths.ts';

/** The icon as an address, in which the signs are escaped that mean something to addresses or to HTML. */
const FAVICON = `data:image/svg+xml,${__FAVICON__.replace(/[#<>"]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Languages as Open Graph names them: with the region where most of their readers are. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  ar: 'ar_AR',
  zh: 'zh_CN',
  hi: 'hi_IN',
};

/** What the head of a public page says to browsers, search engines and link previews. */
export function HeadTags({ page }: { page: PublicPage }) {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {/* The paper of styles/tokens.css, for the browser's own bars. */}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101016" />
      {page.status === 200 && !page.isPrivate ? (
        <SearchTags page={page} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {/* In the page itself: a first visit then asks for one file less. */}
      <link rel="icon" href={FAVICON} />
    </>
  );
}

/** One address per language, and the preview that other sites show of the page. */
function SearchTags({ page }: { page: PublicPage }) {
  const { path, locale, publicUrl, site } = usePage();
  const languages = page.isEnglish ? [locale] : LOCALES;
  const addressIn = (language: Locale) => `${publicUrl}${pageAddress(path, language)}`;
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta
        property="og:image"
        content={publicUrl + (page.picture ?? socialImageAddress(page.isEnglish ? '/' : path, locale))}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.title} />
      {/* The other texts of the card are taken from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
