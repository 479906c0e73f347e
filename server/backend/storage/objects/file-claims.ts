import type { IncomingHttpHeaders } from 'node:http';
import { isRecord } from '#domain/kernel/input/is-record.ts';
import { mediaType } from '../content/media-type.ts';
import { refusals } from '../refusals.ts';

/** What the sender says of a file. */
export type FileClaims = {
  readonly mimetype: string;
  readonly cacheControl: string;
  /** JSON of the sender's own, as text. */
  readonly userMetadata: string | null;
};

const MAX_METADATA_BYTES = 8 * 1024;

/** The claims of a request whose body is the file. @throws StorageError */
export function claimsOfHeaders(headers: IncomingHttpHeaders): FileClaims {
  const metadata = headers['x-metadata'];
  return {
    mimetype: mediaType(headers['content-type']),
    cacheControl: cacheControl(headers['cache-control']),
    userMetadata: userMetadata(
      typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString() : undefined,
    ),
  };
}

/** What is said to caches; what is no such thing counts as nothing said. */
export function cacheControl(given: string | undefined): string {
  return given !== undefined && /^[\w=, -]{1,100}$/.test(given) ? given : 'no-cache';
}

/** The same of how many seconds a file may be kept. */
export function cacheFor(seconds: string | undefined): string {
  return cacheControl(seconds === undefined ? undefined : `max-age=${seconds}`);
}

/** @throws StorageError when it is no JSON object, or too long */
export function userMetadata(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (Buffer.byteLength(text) <= MAX_METADATA_BYTES && isJsonObject(text)) return text;
  throw refusals.invalidRequest(`Metadata has to be a JSON object of at most ${MAX_METADATA_BYTES} bytes.`);
}

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text)) && !text.includes('\\u0000');
  } catch {
    return false;
  }
}
