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
  const isHead = response.req.method === 'HEAD';
  if (body instanceof ReadableStream || body instanceof Readable) {
    response.writeHead(reply.status, headers);
    if (isHead) {
      response.end();
      if (body instanceof Readable) body.destroy();
      else await body.cancel();
      return;
    }
    const source =
      body instanceof Readable ? body : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    try {
      await pipeline(source, response);
    } catch (error) {
      if (!response.destroyed) throw error;
    }
    return;
  }
  const saysLength = isHead && body == null && headers['content-length'] !== undefined;
  if (reply.status !== 204 && reply.status !== 304 && !saysLength) {
    headers['content-length'] = String(body == null ? 0 : Buffer.byteLength(body));
  }
  response.writeHead(reply.status, headers);
  response.end(isHead ? undefined : (body ?? undefined));
}
