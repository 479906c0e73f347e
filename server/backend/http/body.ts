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

/** Raised when a visitor goes away in the middle of a body. Its socket error must not be taken for one of the database's. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';
}

/**
 * Reads a whole body.
 *
 * @param onArrived called once all of it is there, before anybody gets it; what it throws is thrown
 * @throws BodyTooLargeError, BodyAbortedError
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
): Promise<Buffer> {
  refuseDeclaredLength(request, limit);
  const chunks: Buffer[] = [];
  for await (const chunk of arriving(request, limit, onArrived)) chunks.push(chunk);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/**
 * The body as a web stream, for handlers that read while it arrives. Reading fails once the limit is passed.
 *
 * @param onArrived called before its end is told; what it throws ends the stream instead
 */
export function streamBody(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
): ReadableStream<Uint8Array> {
  refuseDeclaredLength(request, limit);
  return Readable.toWeb(Readable.from(arriving(request, limit, onArrived))) as ReadableStream<Uint8Array>;
}

async function* arriving(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
): AsyncGenerator<Buffer> {
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) throw new BodyTooLargeError(limit);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError || !request.destroyed || request.complete) throw error;
    throw new BodyAbortedError('The visitor went away in the middle of the request.');
  }
  onArrived();
}

function refuseDeclaredLength(request: IncomingMessage, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError(limit);
}
