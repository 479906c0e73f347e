import type { FileClaims } from './file-claims.ts';
import type { FileMetadata } from './object-row.ts';

/** What is kept of a file. Its tag is its version: no other file ever has it. */
export function fileMetadata(
  version: string,
  size: number,
  { mimetype, cacheControl }: FileClaims,
  now: Date,
): FileMetadata {
  return {
    eTag: `"${version}"`,
    size,
    mimetype,
    cacheControl,
    lastModified: now.toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}
