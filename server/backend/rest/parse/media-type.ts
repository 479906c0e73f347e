import { LruCache } from '../lru-cache.ts';
import { RestError } from '../rest-error.ts';

/** What the answer shall be: an array, one object, or comma-separated values. */
export type Format = 'array' | 'object' | 'csv';

const FORMATS: Readonly<Record<string, Format>> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.array': 'array',
  'application/openapi+json': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
  'text/csv': 'csv',
};

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const known = new LruCache<Format>(200);

/**
 * Chooses the answer's format: the first type of the `Accept` header that can be given.
 *
 * @throws RestError 406 PGRST107 when none can; query plans (`application/vnd.pgrst.plan`) are never given
 */
export function readAccept(header: string | undefined): Format {
  if (header === undefined || header === '') return 'array';
  const cached = known.get(header);
  if (cached) return cached;
  const types = header.split(',').map((part) => (part.split(';')[0] ?? '').trim().toLowerCase());
  const type = types.find((each) => Object.hasOwn(FORMATS, each));
  const format = type === undefined ? undefined : FORMATS[type];
  if (format === undefined) {
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${types.join(', ')}`);
  }
  known.set(header, format);
  return format;
}
