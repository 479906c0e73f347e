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
 * @param scriptHashes hashes of the inline scripts, as 'sha256-…'; speculation rules count as such
 * @param inlineStyles whether `<style>` elements made by scripts may apply: toasts and charts of the app need it
 * @param isSecure whether the site is served by https
 */
export function pageHeaders(
  scriptHashes: readonly string[],
  inlineStyles: boolean,
  isSecure: boolean,
): PageHeaders {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ''}`,
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
