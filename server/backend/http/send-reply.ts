import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Reply } from './exchange.ts';

/**
 * Writes a reply. A visitor who goes away while a stream is being sent is no error.
 *
 * @param extra headers that stand beside the reply's own
 */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { body } = reply;
  const headers: Record<string, string | string[]> = { ...extra, ...reply.headers };
  if (body instanceof ReadableStream) {
    response.writeHead(reply.status, headers);
    if (response.req.method === 'HEAD') {
      response.end();
      await body.cancel();
      return;
    }
    try {
      await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response);
    } catch (error) {
      if (!response.destroyed) throw error;
    }
    return;
  }
  if (reply.status !== 204 && reply.status !== 304) {
    headers['content-length'] = String(body == null ? 0 : Buffer.byteLength(body));
  }
  response.writeHead(reply.status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : (body ?? undefined));
}
