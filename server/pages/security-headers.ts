/** Headers that every page carries, whatever it shows. */
export type PageHeaders = Readonly<Record<string, string>>;

/**
 * @param scriptHashes hashes of the inline scripts, as 'sha256-…'
 * @param inlineStyles whether `<style>` elements made by scripts may apply: toasts and charts of the app need it
 * @param isSecure whether the site is served by https
 */
export function securityHeaders(
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
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
