import type { GatewayRequest, Reply } from '../../http/exchange.ts';
import { readByteRange } from '#domain/kernel/input/byte-range.ts';
import { deliveryHeaders } from '../content/delivery-headers.ts';
import { isNotModified, isSameFile } from '../content/not-modified.ts';
import type { StorageContext } from '../context.ts';
import type { Target } from '../target.ts';
import { refusals } from '../refusals.ts';
import { findObject, type ReadingRight } from './find-object.ts';

/** How often a file is looked up that another took the place of in the same moment. */
const ATTEMPTS = 3;

/** Sends a file, or the part of it that is asked for. @throws StorageError */
export async function serveFile(
  context: StorageContext,
  request: GatewayRequest,
  target: Target,
  right: ReadingRight,
): Promise<Reply> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { metadata, version } = await findObject(context, request, target, right);
    if (!metadata || version === null) throw refusals.noSuchKey();
    const headers = {
      etag: metadata.eTag,
      'last-modified': new Date(metadata.lastModified).toUTCString(),
      ...cachingHeaders(metadata.cacheControl, right),
      'accept-ranges': 'bytes',
    };
    if (isNotModified(request.headers, metadata)) return { status: 304, headers };

    const asked = isSameFile(request.headers['if-range']?.toString(), metadata)
      ? request.headers.range
      : undefined;
    const range = readByteRange(asked, metadata.size);
    if (range === 'unsatisfiable') throw refusals.invalidRange(metadata.size);
    const length = range ? range.end - range.start + 1 : metadata.size;
    const download = new URLSearchParams(request.search).get('download') ?? undefined;
    const answer = {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        ...deliveryHeaders(metadata.mimetype, download),
        ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${metadata.size}` } : {}),
        'content-length': String(length),
      },
    };
    if (request.method === 'HEAD') return answer;
    const body = await context.store.read(version, range);
    if (body) return { ...answer, body };
  }
  throw refusals.noSuchKey();
}

/**
 * What a policy shows to one is not kept for the next: neither by a proxy that both go through, nor by the browser that one
 * signs out of and the other into.
 */
function cachingHeaders(cacheControl: string, right: ReadingRight): Record<string, string> {
  if (right !== 'policies') return { 'cache-control': cacheControl };
  const own = cacheControl
    .split(',')
    .map((directive) => directive.trim())
    .filter((directive) => !/^(public|private|s-maxage\b.*|)$/i.test(directive));
  return { 'cache-control': ['private', ...own].join(', '), vary: 'authorization, apikey' };
}
