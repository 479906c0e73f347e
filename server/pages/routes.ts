import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/** Languages of the public pages; English has no prefix. */
export const LOCALES = LANGUAGES;
export type Locale = Language;

/** What a path of the site leads to. */
export type PageRoute =
  | { readonly kind: 'app' | 'auth' }
  | { readonly kind: 'public'; readonly path: string; readonly locale: Locale };

const APP_PATHS = [
  '/onboarding',
  '/dashboard',
  '/assessment',
  '/placement',
  '/mentor',
  '/calibration',
  '/review',
  '/puzzle/today',
  '/notes',
  '/path',
  '/simulator',
  '/skills',
  '/account',
  '/test-checkout',
  '/admin',
];

/** Where the links of mails arrive, as `supabase/config.toml` says. */
const CONFIRM_PATH = '/auth/confirm';

/** Beginnings of the paths that search engines have no business at. */
export const PRIVATE_PATHS = ['/auth', ...APP_PATHS, '/course/', '/dev/'];

/**
 * Finds the page of a path. Every path leads somewhere: an unknown one to a public page that renders as 404.
 *
 * @param path without query, as `plainPath` gives it
 */
export function routePage(path: string): PageRoute {
  if (path === '/auth' || path === CONFIRM_PATH) return { kind: 'auth' };
  if (
    APP_PATHS.includes(path) ||
    path.startsWith('/course/') ||
    path.startsWith('/simulator/') ||
    path.startsWith('/skills/') ||
    path.startsWith('/drill/') ||
    path.startsWith('/test-out/') ||
    path.startsWith('/exam/')
  )
    return { kind: 'app' };
  const [, first = '', ...rest] = path.split('/');
  const locale = LOCALES.find((candidate) => candidate === first && candidate !== 'en');
  return locale
    ? { kind: 'public', locale, path: `/${rest.join('/')}` }
    : { kind: 'public', locale: 'en', path };
}

/**
 * The one address of what a path leads to: without slashes at the end or doubled at the beginning (which a browser
 * would take for another host), English without its prefix.
 */
export function plainPath(path: string): string {
  return `/${path.replace(/^\/+(en(?=\/|$)\/*)?|\/+$/g, '')}`;
}

/** The path of a public page in a language. @param path without language */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
