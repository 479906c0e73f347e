import { MAX_REDIRECT_LENGTH } from '../limits/limits.ts';
import { globToRegExp } from './glob.ts';

type RedirectRules = {
  readonly siteUrl: string;
  /** Patterns of `additional_redirect_urls`. */
  readonly allowed: readonly string[];
};

/**
 * Where a visitor is sent after following a mail link: the address asked for when it lies on the site itself or
 * fits an allowed pattern, else the site.
 */
export function chooseRedirect(asked: string | null | undefined, rules: RedirectRules): string {
  return asked && isAllowed(asked, rules) ? asked : rules.siteUrl;
}

function isAllowed(asked: string, { siteUrl, allowed }: RedirectRules): boolean {
  // Browsers read spaces, control characters and backslashes differently from parsers: none of them is let through.
  if (asked.length > MAX_REDIRECT_LENGTH || /[\s\p{Cc}\\]/u.test(asked) || !URL.canParse(asked)) return false;
  const url = new URL(asked);
  if (url.username !== '' || url.password !== '') return false;
  // A page that goes on by the path alone would take it for the name of another site.
  if (url.pathname.startsWith('//')) return false;
  if (isSite(url, new URL(siteUrl))) return true;
  if (/^(javascript|data|vbscript|blob|file):$/.test(url.protocol)) return false;
  const withoutFragment = asked.split('#')[0] ?? '';
  return allowed.some((pattern) => globToRegExp(pattern).test(withoutFragment));
}

/** A program on the visitor's own machine may listen on any port (RFC 8252, section 7.3). */
function isSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false;
  return url.port === site.port || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/** The address with these facts in its fragment, where no server log sees them. */
export function withFragment(address: string, facts: Readonly<Record<string, string>>): string {
  return `${address.split('#')[0]}#${new URLSearchParams(facts).toString()}`;
}

/** The address with these facts in its query. */
export function withQuery(address: string, facts: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  return url.href;
}
