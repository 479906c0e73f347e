/** Languages of the public pages; English has no prefix. */
export const LOCALES = ['en', 'es', 'fr', 'ar', 'zh', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a path of the site leads to. */
export type PageRoute =
  | { readonly kind: 'app' | 'auth' }
  | { readonly kind: 'public'; readonly path: string; readonly locale: Locale };

const APP_PATHS = new Set(['/onboarding', '/dashboard', '/assessment', '/mentor', '/admin']);

/**
 * Finds the page of a path. Every path leads somewhere: an unknown one to a public page that renders as 404.
 *
 * @param path without query; a trailing slash does not matter
 */
export function routePage(path: string): PageRoute {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (plain === '/auth') return { kind: 'auth' };
  if (APP_PATHS.has(plain) || plain.startsWith('/course/')) return { kind: 'app' };
  const [, first = '', ...rest] = plain.split('/');
  const locale = LOCALES.find((candidate) => candidate === first && candidate !== 'en');
  return locale
    ? { kind: 'public', locale, path: `/${rest.join('/')}` }
    : { kind: 'public', locale: 'en', path: plain };
}
