import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip as gzipCallback, gzipSync } from 'node:zlib';
import type { Reply } from './exchange.ts';

const gzip = promisify(gzipCallback);

/** Below this a body fits into one packet, and compressing it would gain nothing. */
const LEAST_BYTES = 1024;

/** Up to this compressing takes less time than handing it to another thread. */
const MOST_BYTES_AT_ONCE = 16_384;

/** JSON in all its kinds, and text such as CSV. */
const COMPRESSIBLE = /^(text\/|application\/([\w.-]+\+)?json\b)/;

/**
 * The reply with its body compressed, when the caller takes gzip and the body is worth it. Streams go as they come,
 * since compressing would hold back what is meant to arrive bit by bit. What takes longer is done off the event loop.
 *
 * Only for answers without secrets: their length tells an eavesdropper whether a text that he smuggled into the answer
 * stands in it once more (BREACH).
 */
export async function compressReply(requestHeaders: IncomingHttpHeaders, reply: Reply): Promise<Reply> {
  const { body, headers = {} } = reply;
  if (body == null || body instanceof ReadableStream || body instanceof Readable) return reply;
  if (body.length < LEAST_BYTES) return reply;
  if (!COMPRESSIBLE.test(String(headers['content-type'])) || mustStayAsItIs(headers)) return reply;
  const vary = headers.vary === undefined ? 'accept-encoding' : `${String(headers.vary)}, accept-encoding`;
  if (!acceptsGzip(requestHeaders['accept-encoding'])) return { ...reply, headers: { ...headers, vary } };
  const { etag } = headers;
  return {
    ...reply,
    headers: {
      ...headers,
      vary,
      'content-encoding': 'gzip',
      // A strong tag promises the same bytes, and these are others now.
      ...(etag === undefined ? {} : { etag: String(etag).replace(/^"/, 'W/"') }),
    },
    body: body.length <= MOST_BYTES_AT_ONCE ? gzipSync(body) : await gzip(body),
  };
}

/** Encoded already, a range of bytes (PostgREST's ranges are rows), or declared untouchable by its function. */
function mustStayAsItIs(headers: NonNullable<Reply['headers']>): boolean {
  return (
    headers['content-encoding'] !== undefined ||
    String(headers['content-range']).startsWith('bytes') ||
    String(headers['cache-control']).includes('no-transform')
  );
}

/** Whether `Accept-Encoding` names gzip, and not only to refuse it (`gzip;q=0`). */
function acceptsGzip(acceptEncoding: IncomingHttpHeaders['accept-encoding']): boolean {
  const choices = (acceptEncoding ?? '').split(',');
  return choices.some((choice) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(choice));
}
