import type { IncomingHttpHeaders } from 'node:http';
import type { FileMetadata } from '../objects/object-row.ts';

/** Whether the caller has this very file already (RFC 9110, 13.2.2): `If-None-Match` counts before `If-Modified-Since`. */
export function isNotModified(headers: IncomingHttpHeaders, { eTag, lastModified }: FileMetadata): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', eTag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && wholeSeconds(lastModified) <= since;
}

/** Whether a part of the file still fits what the caller has of it (`If-Range`). */
export function isSameFile(condition: string | undefined, { eTag, lastModified }: FileMetadata): boolean {
  if (condition === undefined || condition === eTag) return true;
  return Date.parse(condition) === wholeSeconds(lastModified);
}

/** HTTP's dates know no milliseconds. */
function wholeSeconds(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000) * 1000;
}
