import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Reply } from './exchange.ts';
import { type Patience, watchPatience } from './patience.ts';

/** How a file may be read. */
const FILE: Patience = { wholeMs: 3_600_000, pauseMs: 120_000 };

/**
 * Writes a reply. A visitor who goes away while a stream is being sent is no error. One who stops reading a file is let go:
 * it stays open for as long as its connection.
 *
 * @param extra headers that stand beside the reply's own
 */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  extra: Readonly<Record<string, string>> = {},
  patience = FILE,
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
    const stopWatching = body instanceof Readable ? watchReader(response, patience) : undefined;
    try {
      await pipeline(source, response);
    } catch (error) {
      if (!response.destroyed) throw error;
    } finally {
      stopWatching?.();
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

function watchReader(response: ServerResponse, patience: Patience): () => void {
  const { goOn, end } = watchPatience(patience, () => response.destroy());
  response.on('drain', goOn);
  return () => {
    end();
    response.off('drain', goOn);
  };
}
