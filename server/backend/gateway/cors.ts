import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '../http/exchange.ts';

/**
 * Every path of the engine may be called from any origin: what a caller may do hangs on keys and tokens sent in
 * headers, never on cookies.
 */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'accept-ranges, content-disposition, content-encoding, content-length, content-location, content-range, content-type, ' +
    'date, etag, last-modified, link, location, preference-applied, retry-after, tus-extension, tus-max-size, tus-resumable, ' +
    'tus-version, upload-expires, upload-length, upload-offset, x-relay-error, x-sb-error-code, x-supabase-api-version, ' +
    'x-total-count',
} as const;

/** The answer to a preflight request. */
export function preflightReply(headers: IncomingHttpHeaders): Reply {
  return {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '86400',
      vary: 'access-control-request-headers',
    },
  };
}
