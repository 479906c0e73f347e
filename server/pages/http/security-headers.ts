import { createHash } from 'node:crypto';

/** Headers by their names in lower case. */
export type PageHeaders = Readonly<Record<string, string>>;

/** Headers of every answer, also of a file, a redirect and a refusal. @param isSecure whether the site has https */
export function commonHeaders(isSecure: boolean): PageHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Headers of every page, whatever it shows.
 *
 * @param inline what may stand in the page itself, by its hash as 'sha256-…'; speculation rules count as scripts.
 *   Styles that scripts make have no hash known before, and toasts and charts of the app need them: 'inline' allows all
 * @param isSecure whether the site is served by https
 */
export function pageHeaders(
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] | 'inline' },
  isSecure: boolean,
): PageHeaders {
  const policy = [
    "default-src 'self'",
    `script-src 'self'${quoted(inline.scripts)}`,
    `style-src 'self'${quoted(inline.styles === 'inline' ? ['unsafe-inline'] : inline.styles)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    ...commonHeaders(isSecure),
    'content-security-policy': policy,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The hash by which the content security policy lets a script or style in the page itself apply. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function quoted(sources: readonly string[]): string {
  return sources.map((source) => ` '${source}'`).join('');
}
