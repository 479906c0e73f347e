import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Raised when a body is longer than its service takes. */
export class BodyTooLargeError extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super(`The request body is longer than ${limit} bytes.`);
    this.name = 'BodyTooLargeError';
    this.limit = limit;
  }
}

/** Reads a whole body. @throws BodyTooLargeError */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  refuseDeclaredLength(request, limit);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLargeError(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** The body as a web stream, for handlers that read while it arrives. Reading fails once the limit is passed. */
export function streamBody(request: IncomingMessage, limit: number): ReadableStream<Uint8Array> {
  refuseDeclaredLength(request, limit);
  let length = 0;
  const counted = Readable.from(
    (async function* () {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        length += chunk.length;
        if (length > limit) throw new BodyTooLargeError(limit);
        yield chunk;
      }
    })(),
  );
  return Readable.toWeb(counted) as ReadableStream<Uint8Array>;
}

function refuseDeclaredLength(request: IncomingMessage, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError(limit);
}
